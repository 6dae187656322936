import Foundation

/// The content of a toolbar; it is not shown here.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the content that it is made of.
  associatedtype Body: ToolbarContent

  /// The content that it is made of.
  @ToolbarContentBuilder var body: Self.Body { get }
}

/// The content of a toolbar that the user can arrange; it is not shown here.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never called: this content is made of nothing else.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}
