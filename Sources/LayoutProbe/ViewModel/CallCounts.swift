import HeadlessUI

/// How often what was called.
public struct CallCounts: Hashable, Sendable, Codable {
  /// Questions for a size.
  public var sized = 0
  /// Those of them that were answered from memory.
  public var sizedFromMemo = 0
  /// The number of placements.
  public var placed = 0
  /// Further runs of `placeSubviews`, which look for the alignment guides of subviews.
  public var placedForGuides = 0
  /// Caches made by layouts.
  public var cachesMade = 0
  /// Caches updated by layouts.
  public var cachesUpdated = 0
  /// Bodies of views evaluated.
  public var bodies = 0

  /// Counts of 0.
  public init() {}

  /// Decodes counts; those that reports of older versions do not have are 0.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    sized = try values.decode(Int.self, forKey: .sized)
    sizedFromMemo = try values.decode(Int.self, forKey: .sizedFromMemo)
    placed = try values.decode(Int.self, forKey: .placed)
    placedForGuides = try values.decodeIfPresent(Int.self, forKey: .placedForGuides) ?? 0
    cachesMade = try values.decode(Int.self, forKey: .cachesMade)
    cachesUpdated = try values.decode(Int.self, forKey: .cachesUpdated)
    bodies = try values.decode(Int.self, forKey: .bodies)
  }

  /// Adds other calls.
  public static func += (a: inout CallCounts, b: CallCounts) {
    a.sized += b.sized
    a.sizedFromMemo += b.sizedFromMemo
    a.placed += b.placed
    a.placedForGuides += b.placedForGuides
    a.cachesMade += b.cachesMade
    a.cachesUpdated += b.cachesUpdated
    a.bodies += b.bodies
  }
}

extension CallCounts: CustomStringConvertible {
  /// `14 sized (6 from memo), 9 placed, 1 cache made, 3 bodies`
  public var description: String {
    func many(_ count: Int, _ one: String, _ several: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? one : several)"
    }
    let parts = [
      "\(sized) sized" + (sizedFromMemo > 0 ? " (\(sizedFromMemo) from memo)" : ""),
      "\(placed) placed" + (placedForGuides > 0 ? " and \(placedForGuides) for guides" : ""),
      many(cachesMade, "cache made", "caches made"),
      many(cachesUpdated, "cache updated", "caches updated"), many(bodies, "body", "bodies"),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

/// Counts what an engine does.
final class CallCounter: LayoutObserver {
  private(set) var counts = CallCounts()
  /// Counts of each layout that is not built in, by its name.
  private(set) var layouts: [String: CallCounts] = [:]
  /// How often the body of which view was evaluated.
  private(set) var bodies: [String: Int] = [:]
  let next: (any LayoutObserver)?

  init(forwardingTo next: (any LayoutObserver)? = nil) { self.next = next }

  func observe(_ event: LayoutEvent) {
    switch event {
    case .sized(let node, _, _, let fromMemo):
      count(node) {
        $0.sized += 1
        if fromMemo { $0.sizedFromMemo += 1 }
      }
    case .placed(let node, _, _): count(node) { $0.placed += 1 }
    case .placedForGuides(let node): count(node) { $0.placedForGuides += 1 }
    case .cacheMade(let node): count(node) { $0.cachesMade += 1 }
    case .cacheUpdated(let node): count(node) { $0.cachesUpdated += 1 }
    case .bodyEvaluated(let type):
      counts.bodies += 1
      bodies[type, default: 0] += 1
    case .entering, .leaving, .actionBegan, .actionsEnded: break
    }
    next?.observe(event)
  }

  private func count(_ node: NodeReference, _ change: (inout CallCounts) -> Void) {
    change(&counts)
    if node.isCustomLayout { change(&layouts[node.label, default: CallCounts()]) }
  }
}
