import LayoutProbe

/// Counts the sizes that were worked out.
final class SizingCounter: LayoutObserver {
  private(set) var count = 0

  func observe(_ event: LayoutEvent) {
    if case .sized(_, _, _, let fromMemo) = event, !fromMemo { count += 1 }
  }
}
