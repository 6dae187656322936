import Foundation
import SwiftUI

/// The writes that were made through recorded bindings, in order.
public final class BindingWrites: @unchecked Sendable {
  /// A write through a recorded binding.
  public struct Write: Hashable, Sendable {
    /// What the binding was called.
    public let name: String
    /// The value before it, as text.
    public let old: String
    /// The value that was written, as text.
    public let new: String
  }

  /// The writes of all bindings that are recorded nowhere else.
  public static let shared = BindingWrites()

  private let lock = NSLock()
  private var writes: [Write] = []

  /// An empty list of writes.
  public init() {}

  /// The writes until now.
  public var all: [Write] { lock.withLock { writes } }

  func note(_ write: Write) { lock.withLock { writes.append(write) } }
}

extension Binding {
  /// The binding, noting what is written through it.
  ///
  ///     Wheel(angle: $angle.recorded("angle"))
  ///
  /// - Parameters:
  ///   - name: what the writes are called.
  ///   - writes: where they are noted.
  public func recorded(
    _ name: String, in writes: BindingWrites = .shared
  ) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { new, transaction in
        writes.note(
          BindingWrites.Write(name: name, old: "\(wrappedValue)", new: "\(new)"))
        self.transaction(transaction).wrappedValue = new
      })
  }
}
