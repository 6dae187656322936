/// A pointer of the compiler's metadata: the distance from where it lies.
enum RelativePointer {
  /// What it points at; nil if it points at nothing.
  static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }

  /// What it points at, if its lowest bit tells whether it points at a pointer to it.
  static func indirectTarget(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.loadUnaligned(as: Int32.self)
    guard distance != 0 else { return nil }
    let target = place + Int(distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }
}
