/// An observable object whose properties are not those of the user's code: a write is told under a name
/// that the user knows.
protocol NamedState: AnyObject {
  static var stateName: String { get }
}
