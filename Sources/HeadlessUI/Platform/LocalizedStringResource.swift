#if !canImport(Darwin)
  import Foundation

  /// A text to be looked up in a table of translations later; without one, the text itself.
  public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The bundle of a table.
    public enum BundleDescription: Equatable, Sendable {
      /// That of the program.
      case main
      /// The one that a class is part of, which is the program's here.
      case forClass(AnyClass)
      /// The one at a place.
      case atURL(URL)

      /// Whether both are at the same place.
      public static func == (a: Self, b: Self) -> Bool { a.path == b.path }

      var path: String? {
        if case .atURL(let url) = self { return url.path }
        return nil
      }
    }

    /// The key, or the text itself.
    public var key: String
    /// The text without a translation.
    public let defaultValue: String.LocalizationValue
    /// The table; nil for the usual one.
    public let table: String?
    /// The language that it is looked up for; it is that of the program's development here.
    public var locale = Locale.current
    /// Where the table is.
    public let bundle: BundleDescription
    /// Whether the key is another text than the value.
    private let hasKey: Bool

    /// A text of a table.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      key = keyAndValue.key.plainString
      defaultValue = keyAndValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
      hasKey = false
    }

    /// A text of a table under a key.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.key = "\(key)"
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
      hasKey = true
    }

    /// A text as it is written.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// A text with values in it.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The translation.
    var localizedKey: LocalizedStringKey {
      defaultValue.key.localized(
        as: hasKey ? key : nil, table: table, bundlePath: bundle.path)
    }
  }

  extension String {
    /// A text to be looked up in a table of translations; without a table, the text itself.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
      let key: LocalizedStringKey

      /// A text that a variable holds.
      public init(_ value: String) { key = LocalizedStringKey(value) }

      /// A text as it is written.
      public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

      /// A text with values in it.
      public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        key = LocalizedStringKey(stringInterpolation: stringInterpolation)
      }
    }

    /// The translation of a text; without one, the text.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = keyAndValue.key.localized(table: table, bundlePath: bundle?.bundlePath).plainString
    }

    /// The translation under a key; without one, the default.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self =
        defaultValue.key
        .localized(as: "\(key)", table: table, bundlePath: bundle?.bundlePath).plainString
    }

    /// The translation of a text; without one, the text.
    public init(localized resource: LocalizedStringResource) {
      self = resource.localizedKey.plainString
    }
  }

  extension Text {
    /// A text to be looked up in a table of translations.
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) {
      self.init(resource.localizedKey)
    }
  }

  extension LocalizedStringKey.StringInterpolation {
    /// Adds a text to be looked up in a table of translations.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }
  }

  extension Button where Label == Text {
    /// A button with a title.
    @_disfavoredOverload
    nonisolated public init(
      _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
    ) {
      self.init(titleResource.localizedKey, action: action)
    }

    /// A button with a title and a role.
    @_disfavoredOverload
    nonisolated public init(
      _ titleResource: LocalizedStringResource, role: ButtonRole?,
      action: @escaping @MainActor () -> Void
    ) {
      self.init(titleResource.localizedKey, role: role, action: action)
    }
  }

  extension Label where Title == Text, Icon == Image {
    /// A label with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
      self.init(titleResource.localizedKey, systemImage: name)
    }

    /// A label with a title and an image.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
      self.init(titleResource.localizedKey, image: name)
    }
  }

  extension Toggle where Label == Text {
    /// A toggle with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
      self.init(titleResource.localizedKey, isOn: isOn)
    }
  }

  extension TextField where Label == Text {
    /// A field with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
      self.init(titleResource.localizedKey, text: text)
    }
  }

  extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title.
    @_disfavoredOverload
    nonisolated public init(
      _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
      self.init(titleResource.localizedKey, content: content)
    }
  }

  extension LabeledContent where Label == Text, Content: View {
    /// Content with a title.
    @_disfavoredOverload
    nonisolated public init(
      _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
      self.init(titleResource.localizedKey, content: content)
    }
  }

  extension View {
    /// Sets the title of navigation; the layout stays.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
      navigationTitle(titleResource.localizedKey)
    }
  }

  extension LocalizedStringKey {
    /// What a resource says, for views that take keys.
    public init(_resource resource: LocalizedStringResource) { self = resource.localizedKey }
  }
#else
  import Foundation

  extension LocalizedStringKey {
    /// What a resource says, for views that take keys.
    public init(_resource resource: LocalizedStringResource) {
      self.init(String(localized: resource))
    }
  }
#endif
