import Foundation

/// Who writes state: a layout through a binding that it was handed, or an action of a view.
final class WriteSource: @unchecked Sendable {
  enum Kind: Sendable {
    case layout, action
  }

  let kind: Kind
  private weak var node: LayoutNode?
  /// The label of the layout, or the modifier that the action was given to.
  let name: String
  /// The layout value key, or the property of the layout, that holds the binding.
  let key: String?
  /// Which of the layout's subviews carried the binding.
  let child: Int?

  init(layout node: LayoutNode, key: String?, child: Int?) {
    kind = .layout
    self.node = node
    name = node.label
    self.key = key
    self.child = child
  }

  init(action name: String) {
    kind = .action
    self.name = name
    key = nil
    child = nil
  }

  /// Who writes on the calling thread.
  static var current: WriteSource? { ThreadContext.current.source }

  /// What is written through the binding that the source holds, which may be a part of the state.
  static var part: (old: String, new: String)? { ThreadContext.current.part }

  static func during<R>(
    _ source: WriteSource, part: (old: String, new: String)? = nil, _ body: () -> R
  ) -> R {
    let thread = ThreadContext.current
    let outer = (thread.source, thread.part)
    (thread.source, thread.part) = (source, part)
    defer { (thread.source, thread.part) = outer }
    return body()
  }

  var description: StateWrite.Source {
    StateWrite.Source(
      kind: kind == .layout ? .layout : .action, name: name, path: node?.path ?? "", key: key,
      child: child)
  }
}

extension WriteSource {
  /// Hands over a value with all bindings in it tagged as given to this source.
  static func tag<T>(_ value: T, _ source: @autoclosure () -> WriteSource) -> T {
    guard BindingFields.exist(in: T.self) else { return value }
    var value = value
    BindingFields.setWriter(source(), in: &value)
    return value
  }
}

/// Finds the bindings among the stored properties of a type.
enum BindingFields {
  private static let lock = NSLock()
  // Only touched with the lock held.
  private nonisolated(unsafe) static var known: [ObjectIdentifier: Bool] = [:]

  static func exist<T>(in type: T.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = lock.withLock({ known[id] }) { return answer }
    var answer = type is any WriterCarrying.Type
    if !answer {
      // Against types that contain themselves through an array or an optional.
      lock.withLock { known[id] = false }
      answer = FieldTable.of(type).fields.contains { field in
        func check<F>(_ type: F.Type) -> Bool { exist(in: type) }
        return _openExistential(field.type, do: check)
      }
    }
    lock.withLock { known[id] = answer }
    return answer
  }

  static func setWriter<T>(_ writer: WriteSource, in value: inout T) {
    if var carrier = value as? any WriterCarrying {
      carrier.setWriter(writer)
      if let tagged = carrier as? T { value = tagged }
      return
    }
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in FieldTable.of(T.self).fields {
        func set<F>(_ type: F.Type) {
          guard exist(in: type) else { return }
          let place = (UnsafeMutableRawPointer(pointer) + field.offset)
            .assumingMemoryBound(to: F.self)
          setWriter(writer, in: &place.pointee)
        }
        _openExistential(field.type, do: set)
      }
    }
  }

  /// Tags the bindings in each stored property with a source made for the property's name.
  static func setWriters<T>(in value: inout T, _ writer: (String) -> WriteSource) {
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in FieldTable.of(T.self).fields {
        func set<F>(_ type: F.Type) {
          guard exist(in: type) else { return }
          let place = (UnsafeMutableRawPointer(pointer) + field.offset)
            .assumingMemoryBound(to: F.self)
          let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
          setWriter(writer(name), in: &place.pointee)
        }
        _openExistential(field.type, do: set)
      }
    }
  }
}
