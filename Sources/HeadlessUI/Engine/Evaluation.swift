import Foundation

/// Who is being evaluated, so that what is read meanwhile knows its readers.
@MainActor
enum Evaluation {
  private(set) static var current: AnyElement?

  static func tracking<R>(_ element: AnyElement, _ body: () -> R) -> R {
    let outer = current
    current = element
    defer { current = outer }
    return body()
  }
}
