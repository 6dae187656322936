import Foundation

/// What a view is to the section that it is in.
struct SectionPart: Hashable {
  enum Kind { case header, content, footer }

  let section: Namespace.ID
  let kind: Kind
}

private enum SectionPartKey {}

extension LayoutNode {
  /// What the node is to its section; nil outside of sections.
  var sectionPart: SectionPart? { trait(ObjectIdentifier(SectionPartKey.self)) as? SectionPart }

  /// Whether the node is of a section's header or footer.
  var isSectionEdge: Bool { sectionPart.map { $0.kind != .content } ?? false }
}

/// Views that belong together, with a header and a footer.
///
/// In a stack they follow each other; lists make rows of them, with smaller headers and footers, and
/// lazy grids give the header and the footer a line of their own.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?
  @Namespace private var section
  @Environment(\.sectionLook) private var look
  @Environment(\.headerProminence) private var prominence
  @Environment(\.systemDesign) private var design

  nonisolated fileprivate init(
    header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>?
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }

  /// Rows of a table, with a header.
  nonisolated init(header: Parent, rows: Content) where Footer == EmptyView {
    self.init(header: header, content: rows, footer: EmptyView(), isExpanded: nil)
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The header, the content and the footer, one after the other.
  public var body: some View {
    if look == nil {
      part(header, .header)
    } else {
      part(header, .header)
        .environment(\.font, headerFont)
        .environment(\.textCase, isUppercase ? .uppercase : nil)
    }
    if isExpanded?.wrappedValue ?? true { part(content, .content) }
    if look == nil {
      part(footer, .footer)
    } else {
      part(footer, .footer).environment(\.font, .footnote)
    }
  }

  private var isProminent: Bool { prominence == .increased }

  private var isUppercase: Bool { look == .grouped && !isProminent && design == .iOS18 }

  private var headerFont: Font {
    if look == .plain { return .subheadline.weight(.semibold) }
    if isProminent { return .title3.weight(.semibold) }
    return design == .iOS26 ? .headline : .footnote
  }

  private func part<V: View>(_ view: V, _ kind: SectionPart.Kind) -> some View {
    view.modifier(
      TraitModifier(
        key: ObjectIdentifier(SectionPartKey.self),
        value: SectionPart(section: section, kind: kind)))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// A section with a header and a footer, given before the content.
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// A section with a footer, given before the content.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// A section with a header, given before the content.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// A section with a header whose content only shows while it is expanded.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// A section with a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// A section with a title whose content only shows while it is expanded.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section with a title whose content only shows while it is expanded.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
