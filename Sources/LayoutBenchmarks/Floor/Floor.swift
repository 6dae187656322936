import LayoutProbe

/// A layout by hand of one tree: what the engine is measured by.
protocol Floor: AnyObject {
  /// Forgets all answers.
  func forget()
  func layOut(in window: CGSize)
  var leaves: [CGRect] { get }
}

extension FloorTree: Floor {}

/// The layout of one custom container: its formula, and nothing else.
final class ArrayFloor: Floor {
  private let frames: (CGSize) -> [CGRect]
  private(set) var leaves: [CGRect] = []

  init(_ frames: @escaping (CGSize) -> [CGRect]) { self.frames = frames }

  func forget() { leaves = [] }

  func layOut(in window: CGSize) { leaves = frames(window) }
}
