import SwiftUI

/// What all views share.
public enum Theme {
  /// In points.
  public static let height: CGFloat = 33
}

#Preview("theme") { Color.blue.frame(width: 5, height: Theme.height) }
