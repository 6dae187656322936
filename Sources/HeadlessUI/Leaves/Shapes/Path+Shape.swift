import Foundation

extension Path: Shape {
  /// The path itself, wherever the rectangle is.
  public func path(in _: CGRect) -> Path { self }
}
