import Foundation

/// The content of a toolbar: views, and in which bar and where in it they are.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the content that it is made of.
  associatedtype Body: ToolbarContent

  /// The content that it is made of.
  @ToolbarContentBuilder var body: Self.Body { get }
}

/// The content of a toolbar that the user can arrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never called: this content is made of nothing else.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

/// Content of a toolbar that is made of views.
protocol PlacedToolbarContent {
  /// The views in it, which say where in bars they are.
  var views: [AnyView] { get }
}

/// The views in a toolbar.
struct ToolbarViews {
  let views: [AnyView]

  nonisolated init(of content: some ToolbarContent) {
    views = ToolbarViews.views(of: content)
  }

  nonisolated static func views<Content: ToolbarContent>(of content: Content) -> [AnyView] {
    if let placed = content as? any PlacedToolbarContent { return placed.views }
    return Content.Body.self == Never.self
      ? [] : [AnyView(ComposedToolbarContent(content: content))]
  }
}

extension ToolbarViews: View {
  var body: some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}
