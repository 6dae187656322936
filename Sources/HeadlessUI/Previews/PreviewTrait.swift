import Foundation

/// What a preview is about.
public struct Preview {
  /// Marks traits that previews of views have.
  public struct ViewTraits: Sendable {}
}

/// A trait of a preview: the size or orientation it is shown in, or a modifier around it.
public struct PreviewTrait<T> {
  enum Content {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(@MainActor (AnyView) -> AnyView)
  }

  let content: Content
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// In the window of a device.
  public static var defaultLayout: Self { Self(content: .layout(.device)) }

  /// In a window as large as the view.
  public static var sizeThatFitsLayout: Self { Self(content: .layout(.sizeThatFits)) }

  /// In a window of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(content: .layout(.fixed(width: width, height: height)))
  }

  /// Upright.
  public static var portrait: Self { Self(content: .orientation(.portrait)) }

  /// Upside down.
  public static var portraitUpsideDown: Self { Self(content: .orientation(.portraitUpsideDown)) }

  /// On its left side.
  public static var landscapeLeft: Self { Self(content: .orientation(.landscapeLeft)) }

  /// On its right side.
  public static var landscapeRight: Self { Self(content: .orientation(.landscapeRight)) }

  /// With a modifier around it.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self {
    // Previews are made as global values; the modifier is used on the main thread.
    nonisolated(unsafe) let modifier = modifier
    return Self(content: .modifier { AnyView(ModifiedPreview(content: $0, modifier: modifier)) })
  }
}

/// A modifier that several previews share.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// What is made once for all previews.
  associatedtype Context = Void
  /// The type of the modified preview.
  associatedtype Body: View
  /// Stands for the preview.
  typealias Content = PreviewModifierContent

  /// Makes what all previews share.
  static func makeSharedContext() async throws -> Context

  /// The preview with the modifier around it.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing to share.
  public static func makeSharedContext() async throws {}
}

/// A preview with a modifier around it, as soon as there is what all previews share.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let content: AnyView
  let modifier: Modifier
  @State private var context: Modifier.Context?
  @State private var problem: String?

  var body: some View {
    if let context = () as? Modifier.Context ?? context {
      modifier.body(content: PreviewModifierContent(view: content), context: context)
    } else if let problem {
      content.modifier(PreviewRemark(text: problem))
    } else {
      Color.clear.task {
        do {
          context = try await Modifier.makeSharedContext()
        } catch {
          problem = "the preview is shown without \(Modifier.self), whose context failed: \(error)"
        }
      }
    }
  }
}

/// Stands for a preview in a modifier.
public struct PreviewModifierContent: View {
  let view: AnyView

  /// The preview.
  public var body: some View { view }
}

/// The window that a preview is shown in.
public enum PreviewLayout: Hashable, Sendable {
  /// That of a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// Of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All four orientations.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
