/// A write of an observable property that is under way: the same one for all that read the property, who are
/// told of it one after the other.
@MainActor
final class ObservedChange {
  // Key paths do not change.
  nonisolated(unsafe) let keyPath: AnyKeyPath
  private let property: ObservedProperty?

  init(_ keyPath: AnyKeyPath, readBy element: AnyElement) {
    self.keyPath = keyPath
    property = ObservedProperty(keyPath, readBy: element)
  }

  /// What was written, once it is; nil if it is not known of which object.
  private(set) lazy var write: ObservedProperty.Write? = property?.write

  /// The same, for those who decide about it.
  private(set) lazy var objectWrite: ObjectWrite? = write.map {
    ObjectWrite(old: $0.old, new: $0.new)
  }
}
