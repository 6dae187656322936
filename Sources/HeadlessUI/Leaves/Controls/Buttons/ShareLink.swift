import Foundation

/// What is shown of something that is shared.
public struct SharePreview<Image, Icon> {
  let title: String
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a title.
  public init(_ titleKey: LocalizedStringKey) { title = titleKey.string }

  /// A preview with a title.
  @_disfavoredOverload
  public init<S>(_ title: S) where S: StringProtocol { self.title = String(title) }
}

extension SharePreview where Icon == Never {
  /// A preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = titleKey.string }

  /// A preview with a title and an image.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image) where S: StringProtocol { self.title = String(title) }
}

/// A button that shares things; nothing is shared here.
///
/// It is laid out as its label, in the style of buttons. Unlike SwiftUI's it shares values of any
/// type, as there is no `Transferable` here.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label> where Label: View {
  let label: Label
}

extension ShareLink: View {
  /// A button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// The label of a link that is given none.
public struct DefaultShareLinkLabel {
  let title: Text
}

extension DefaultShareLinkLabel: View {
  /// A title and a symbol.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A link with a label.
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(label: label())
  }

  /// A link for several things, with a label.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection {
    self.init(label: label())
  }
}

extension ShareLink {
  /// A link with a label and a preview.
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A link that reads "Share…".
  nonisolated public init<I>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// A link for several things that reads "Share…".
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// A link with a title.
  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A link with a title.
  @_disfavoredOverload
  nonisolated public init<S, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  )
  where
    S: StringProtocol, Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never
  {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// A link that reads "Share…", with a preview.
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// A link with a title and a preview.
  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}
