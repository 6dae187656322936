import SwiftUI

/// Another one.
public enum Size {
  /// In points.
  public static let height: CGFloat = 1
}

#Preview("other") { Color.blue.frame(width: Size.height, height: Size.height) }
