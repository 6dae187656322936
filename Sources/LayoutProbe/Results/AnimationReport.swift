import HeadlessUI

/// What the frames of an animation between its begin and its end show.
public struct AnimationReport: Equatable, Sendable, Codable {
  /// The layouts that were given other values, and whether each interpolates them.
  public var layouts: [Layout]
  /// Frames in the order of time, the first and the last included.
  public var samples: [Sample]

  /// A layout that was given other values.
  public struct Layout: Equatable, Sendable, Codable {
    /// The layout's type name.
    public var name: String
    /// Where it is in the tree.
    public var path: String
    /// Whether it has animatable data that changed, so that it is asked for each frame.
    public var interpolates: Bool
  }

  /// One frame of the animation.
  public struct Sample: Equatable, Sendable, Codable {
    /// The part of the animation's time, 0 to 1.
    public var time: Double
    /// How far the change has come by then, which is up to the animation's curve.
    public var progress: Double
    /// Where the nodes are that move, in the coordinates of the window.
    public var nodes: [NodeReport]
  }

  private static let times = [0, 0.25, 0.5, 0.75, 1]
  private static let maximumNodes = 100

  @MainActor
  init(_ change: AnimatedChange) {
    layouts = change.layouts.map {
      Layout(name: $0.label, path: $0.path, interpolates: $0.interpolates)
    }
    let progress = Self.times.map { change.animation.progress(at: $0) }
    let frames = progress.map { change.frames(at: $0) }
    let moving = frames[0].indices.filter { index in
      frames.contains { $0[index].frame != frames[0][index].frame }
    }
    .prefix(Self.maximumNodes)
    samples = zip(Self.times, zip(progress, frames)).map { time, sample in
      Sample(
        time: time, progress: sample.0,
        nodes: moving.map { NodeReport(label: sample.1[$0].path, frame: sample.1[$0].frame) })
    }
  }
}
