import Foundation

#if !canImport(CoreGraphics)
  /// How the ends of a stroked line look, for platforms without Core Graphics.
  public enum CGLineCap: Int32, Sendable {
    /// The stroke stops exactly at the end point.
    case butt = 0
    /// The stroke ends in a half circle around the end point.
    case round = 1
    /// The stroke goes on for half its width past the end point.
    case square = 2
  }

  /// How the corners of a stroked line look, for platforms without Core Graphics.
  public enum CGLineJoin: Int32, Sendable {
    /// The outer edges meet in a point.
    case miter = 0
    /// The corner is a circle's arc.
    case round = 1
    /// The corner is cut off straight.
    case bevel = 2
  }
#endif
