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
  public init<S>(_ title: S) where S: StringProtocol {
    self.title = String(title)
  }

  /// A preview with a title.
  public init(_ title: Text) { self.title = title.recordedText }
}

extension SharePreview where Icon == Never {
  /// A preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = titleKey.string }

  /// A preview with a title and an image.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image) where S: StringProtocol {
    self.title = String(title)
  }

  /// A preview with a title and an image.
  public init(_ title: Text, image: Image) { self.title = title.recordedText }
}

extension SharePreview where Image == Never {
  /// A preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = titleKey.string }

  /// A preview with a title and an icon.
  @_disfavoredOverload
  public init<S>(_ title: S, icon: Icon) where S: StringProtocol {
    self.title = String(title)
  }

  /// A preview with a title and an icon.
  public init(_ title: Text, icon: Icon) { self.title = title.recordedText }
}

extension SharePreview {
  /// A preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = titleKey.string }

  /// A preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol {
    self.title = String(title)
  }

  /// A preview with a title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.title = title.recordedText }
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

  /// A link that reads "Share…", with a preview of each item.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection {
    self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// A link with a title, with a preview of each item.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A link with a title that shares several items.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data: RandomAccessCollection {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A link with a title that shares several items.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data: RandomAccessCollection, S: StringProtocol {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }
}
