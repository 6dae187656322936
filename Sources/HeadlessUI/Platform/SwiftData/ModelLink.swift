#if !canImport(SwiftData)
  import Foundation

  /// What a property of a model holds if it is a relationship: a model, several, or none.
  public protocol _ModelLink {
    /// The class of the models.
    static var _modelType: any PersistentModel.Type { get }
    /// A value with one model; nil if it cannot hold that.
    static func _holding(_ model: any PersistentModel) -> Self?
    /// The models that it holds.
    var _models: [any PersistentModel] { get }
    /// The value with one more model; nil if it has no room for it.
    func _adding(_ model: any PersistentModel) -> Self?
    /// The value without a model; nil if it cannot be without it.
    func _removing(_ model: any PersistentModel) -> Self?
  }

  extension PersistentModel {
    /// The class itself.
    public static var _modelType: any PersistentModel.Type { Self.self }
    /// The model, if it is of this class.
    public static func _holding(_ model: any PersistentModel) -> Self? { model as? Self }
    /// The model.
    public var _models: [any PersistentModel] { [self] }
    /// Nil: there is one already.
    public func _adding(_ model: any PersistentModel) -> Self? { nil }
    /// Nil: it stays what it is.
    public func _removing(_ model: any PersistentModel) -> Self? { nil }
  }

  extension Optional: _ModelLink where Wrapped: _ModelLink {
    /// The class of the models.
    public static var _modelType: any PersistentModel.Type { Wrapped._modelType }
    /// A value with one model.
    public static func _holding(_ model: any PersistentModel) -> Self? {
      Wrapped._holding(model).map { .some($0) }
    }
    /// The models that it holds.
    public var _models: [any PersistentModel] { self?._models ?? [] }
    /// With the model where there was none, or where several have room.
    public func _adding(_ model: any PersistentModel) -> Self? {
      guard let self else { return Self._holding(model) }
      return self._adding(model).map { .some($0) }
    }
    /// Without the model.
    public func _removing(_ model: any PersistentModel) -> Self? {
      guard let self, _models.contains(where: { $0 === model }) else { return self }
      return self._removing(model).map { .some($0) } ?? .some(nil)
    }
  }

  extension Array: _ModelLink where Element: PersistentModel {
    /// The class of the models.
    public static var _modelType: any PersistentModel.Type { Element.self }
    /// A list of one model.
    public static func _holding(_ model: any PersistentModel) -> Self? {
      (model as? Element).map { [$0] }
    }
    /// The models.
    public var _models: [any PersistentModel] { self }
    /// With the model at the end, if it is not there.
    public func _adding(_ model: any PersistentModel) -> Self? {
      guard let model = model as? Element, !contains(where: { $0 === model }) else { return nil }
      return self + [model]
    }
    /// Without the model.
    public func _removing(_ model: any PersistentModel) -> Self? { filter { $0 !== model } }
  }

  /// The relationships of a class of models, and what is on their other side.
  ///
  /// A relationship has an inverse where each of the two classes has one property of the other, as SwiftData
  /// infers it; what `@Relationship` says of it is not read.
  enum ModelRelationships {
    // A type is no state: it may be asked on any thread.
    final class Property: @unchecked Sendable {
      let offset: Int
      let link: any _ModelLink.Type
      /// The property on the other side, which knows no inverse itself.
      let inverse: Property?

      init(_ offset: Int, _ link: any _ModelLink.Type, inverse: Property? = nil) {
        self.offset = offset
        self.link = link
        self.inverse = inverse
      }

      func models(of object: any PersistentModel) -> [any PersistentModel] {
        func read<L: _ModelLink>(_ type: L.Type) -> [any PersistentModel] {
          place(in: object).load(as: L.self)._models
        }
        return _openExistential(link, do: read)
      }

      /// Changes the value, unless it cannot hold what it would be.
      func change(of object: any PersistentModel, _ edit: ModelEdit) {
        func write<L: _ModelLink>(_ type: L.Type) {
          let place = place(in: object).assumingMemoryBound(to: L.self)
          if let new = edit.applied(to: place.pointee) { place.pointee = new }
        }
        _openExistential(link, do: write)
      }

      private func place(in object: any PersistentModel) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object as AnyObject).toOpaque() + offset
      }
    }

    enum ModelEdit {
      case add(any PersistentModel)
      case remove(any PersistentModel)

      func applied<L: _ModelLink>(to value: L) -> L? {
        switch self {
        case .add(let model): value._adding(model)
        case .remove(let model): value._removing(model)
        }
      }
    }

    private static let known = Locked<[ObjectIdentifier: [Property]]>([:])

    static func of(_ type: any PersistentModel.Type) -> [Property] {
      let id = ObjectIdentifier(type)
      if let properties = known.withLock({ $0[id] }) { return properties }
      let properties = links(of: type).map { offset, link in
        Property(offset, link, inverse: inverse(of: link, in: type))
      }
      known.withLock { $0[id] = properties }
      return properties
    }

    private static func links(
      of type: any PersistentModel.Type
    ) -> [(offset: Int, link: any _ModelLink.Type)] {
      FieldTable.fields(ofObject: type).compactMap { field in
        guard field.isStrong, let link = field.type as? any _ModelLink.Type else { return nil }
        return (field.offset, link)
      }
    }

    private static func inverse(
      of link: any _ModelLink.Type, in type: any PersistentModel.Type
    ) -> Property? {
      let other = link._modelType
      guard other != type else { return nil }
      let back = links(of: other).filter { $0.link._modelType == type }
      let forth = links(of: type).filter { $0.link._modelType == other }
      return back.count == 1 && forth.count == 1 ? Property(back[0].offset, back[0].link) : nil
    }
  }
#endif
