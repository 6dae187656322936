import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("What is in the caches of built-in layouts")
struct CacheContentTests {
  private struct Row: Layout {
    func makeCache(subviews: Subviews) -> AnyLayout.Cache {
      AnyLayout(HStackLayout(spacing: 4)).makeCache(subviews: subviews)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) -> CGSize {
      AnyLayout(HStackLayout(spacing: 4))
        .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) {
      AnyLayout(HStackLayout(spacing: 4))
        .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test("is the same for the same answers, and other for others, wherever it lies in memory")
  func digests() throws {
    let host = ViewHost(
      Row {
        Color.red.frame(width: 10, height: 10)
        Text("flexible text")
      })
    host.layout()
    let trial = try #require(LayoutTrial(host.tree.reference))
    let (one, other) = (trial.session(), trial.session())
    let empty = one.cacheDigest
    #expect(other.cacheDigest == empty)
    _ = one.size(.unspecified)
    #expect(one.cacheDigest != empty)
    #expect(other.cacheDigest == empty)
    _ = other.size(.unspecified)
    #expect(one.cacheDigest == other.cacheDigest)
    _ = other.size(.zero)
    #expect(one.cacheDigest != other.cacheDigest)
  }
}
