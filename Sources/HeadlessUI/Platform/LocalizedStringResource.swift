#if !canImport(Darwin)
  import Foundation

  /// A text to be looked up in a table of translations later; without a table, the text itself.
  public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The text.
    public var key: String
    /// The table; nil for the usual one. There are no tables here.
    public let table: String?
    /// The language that it is looked up for.
    public var locale = Locale.current

    /// A text of a table.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      key = keyAndValue.text
      self.table = table
      self.locale = locale
    }

    /// A text of a table under a key.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(defaultValue, table: table, locale: locale)
    }

    /// A text as it is written.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// A text with values in it.
    public init(stringInterpolation: DefaultStringInterpolation) {
      self.init(String.LocalizationValue(String(stringInterpolation: stringInterpolation)))
    }
  }

  extension String {
    /// A text to be looked up in a table of translations; without a table, the text itself.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
      let text: String

      /// A text that a variable holds.
      public init(_ value: String) { text = value }

      /// A text as it is written.
      public init(stringLiteral value: String) { text = value }

      /// A text with values in it.
      public init(stringInterpolation: DefaultStringInterpolation) {
        text = String(stringInterpolation: stringInterpolation)
      }
    }

    /// The translation of a text: there are no tables here, so that it is the text.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = keyAndValue.text
    }

    /// The translation of a key: there are no tables here, so that it is the default.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = defaultValue.text
    }

    /// The translation of a text: there are no tables here, so that it is the text.
    public init(localized resource: LocalizedStringResource) { self = resource.key }
  }

  extension AttributedString {
    /// The characters of a text with inline Markdown; their look counts for nothing here.
    public init(markdown: String) throws {
      self.init(InlineMarkdown.pieces(of: markdown).map(\.string).joined())
    }

    /// The translation of a text: there are no tables here, so that it is the text.
    public init(localized key: String.LocalizationValue, comment: StaticString? = nil) {
      self.init(key.text)
    }
  }

  extension Text {
    /// A text to be looked up in a table of translations.
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) {
      self.init(LocalizedStringKey(resource.key))
    }
  }

  extension LocalizedStringKey.StringInterpolation {
    /// Adds a text to be looked up in a table of translations.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(resource.key)
    }
  }

  extension Button where Label == Text {
    /// A button with a title.
    @_disfavoredOverload
    nonisolated public init(
      _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
    ) {
      self.init(LocalizedStringKey(titleResource.key), action: action)
    }

    /// A button with a title and a role.
    @_disfavoredOverload
    nonisolated public init(
      _ titleResource: LocalizedStringResource, role: ButtonRole?,
      action: @escaping @MainActor () -> Void
    ) {
      self.init(LocalizedStringKey(titleResource.key), role: role, action: action)
    }
  }

  extension Label where Title == Text, Icon == Image {
    /// A label with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
      self.init(LocalizedStringKey(titleResource.key), systemImage: name)
    }

    /// A label with a title and an image.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
      self.init(LocalizedStringKey(titleResource.key), image: name)
    }
  }

  extension Toggle where Label == Text {
    /// A toggle with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
      self.init(LocalizedStringKey(titleResource.key), isOn: isOn)
    }
  }

  extension TextField where Label == Text {
    /// A field with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
      self.init(LocalizedStringKey(titleResource.key), text: text)
    }
  }

  extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title.
    @_disfavoredOverload
    nonisolated public init(
      _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
      self.init(LocalizedStringKey(titleResource.key), content: content)
    }
  }

  extension LabeledContent where Label == Text, Content: View {
    /// Content with a title.
    @_disfavoredOverload
    nonisolated public init(
      _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
      self.init(LocalizedStringKey(titleResource.key), content: content)
    }
  }

  extension View {
    /// Sets the title of navigation; the layout stays.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
      navigationTitle(LocalizedStringKey(titleResource.key))
    }
  }
#endif
