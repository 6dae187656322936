import HeadlessUI

/// Where something is in a pass of layout.
public struct MovedFrame: Equatable, Sendable {
  /// The names of the nodes from the root to it, or its id in a model.
  public var path: String
  /// Its frame in the coordinates of the window, in points.
  public var frame: CGRect
}

extension MovedFrame: Codable {
  private enum Key: String, CodingKey { case path, frame }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    path = try values.decode(String.self, forKey: .path)
    frame = try values.decode(ReportedFrame.self, forKey: .frame).frame
  }

  /// Writes lengths as numbers, `"inf"`, `"-inf"` or `"nan"`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(path, forKey: .path)
    try values.encode(ReportedFrame(frame), forKey: .frame)
  }
}

/// What moves furthest in the passes of a run.
struct Movement {
  private var paths: [String] = []

  /// More are no picture any more, and long runs of large trees would make long reports.
  private static let maximumPaths = 40

  init(_ passes: [LayoutPass]) {
    let known = passes.filter { !$0.frames.isEmpty }
    guard known.count > 1 else { return }
    var spans: [String: (low: CGRect, distance: CGFloat)] = [:]
    for pass in known {
      for (path, frame) in pass.frames {
        guard let (first, distance) = spans[path] else {
          spans[path] = (frame, 0)
          continue
        }
        let now =
          [
            frame.minX - first.minX, frame.minY - first.minY, frame.maxX - first.maxX,
            frame.maxY - first.maxY,
          ].map { $0.isNaN ? .infinity : abs($0) }.max() ?? 0
        spans[path] = (first, max(distance, now))
      }
    }
    paths = spans.filter { $0.value.distance > 0 }
      .sorted { ($1.value.distance, $0.key) < ($0.value.distance, $1.key) }
      .prefix(Movement.maximumPaths).map(\.key).sorted()
  }

  /// What is elsewhere than before, or all if nothing is known about before; nil if nothing is
  /// known about now.
  func frames(_ pass: LayoutPass, after before: LayoutPass?) -> [MovedFrame]? {
    guard !paths.isEmpty, !pass.frames.isEmpty else { return nil }
    return paths.compactMap { path in
      guard let frame = pass.frames[path], before?.frames[path] != frame else { return nil }
      return MovedFrame(path: path, frame: frame)
    }
  }
}
