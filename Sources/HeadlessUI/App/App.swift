import Foundation

/// A program with windows. There is no screen here, so it is only described, never run.
@MainActor
@preconcurrency
public protocol App {
  /// The type of its scenes.
  associatedtype Body: Scene
  /// Its scenes.
  @SceneBuilder var body: Self.Body { get }
  /// The program as it starts.
  init()
}

extension App {
  /// Says that there is no screen, and returns.
  public static func main() {
    print("\(TypeName.short(Self.self)): there is no screen to run on.")
  }
}
