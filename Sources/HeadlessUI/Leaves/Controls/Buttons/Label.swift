import Foundation

/// A title with an icon.
///
/// The icon leads, 8 points from the title (in rows of lists in the design of iOS 26, in a column of at least
/// 24 points, 16 from the title); styles show one of them or arrange both.
public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon
  let isInsideStyle: Bool

  @Environment(\.labelStyle) var style
  @Environment(\.isInListRow) var isInListRow
  @Environment(\.systemDesign) var design
}

extension Label: View {
  /// The title and the icon in the style of the environment.
  public var body: some View {
    if let custom = customBody {
      custom
    } else {
      switch look {
      case .automatic, .titleAndIcon:
        if isInListRow, design == .iOS26 {
          // Titles of rows begin at one place, and icons are in the middle of a column.
          HStack(spacing: 16) {
            icon.frame(minWidth: 24)
            title
          }
        } else {
          HStack(spacing: 8) {
            icon
            title
          }
        }
      case .titleOnly: title
      case .iconOnly: icon
      }
    }
  }

  @MainActor private var customBody: AnyView? {
    isInsideStyle ? nil : style.body(LabelStyleConfiguration(title: title, icon: icon))
  }

  private var look: LabelLook {
    if case .look(let look) = style { look } else { .automatic }
  }
}

extension Label {
  /// A label of any two views.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon(), isInsideStyle: false)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title and an image from the catalog.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name), isInsideStyle: false)
  }

  /// A title and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name), isInsideStyle: false)
  }

  /// A title and an image from the catalog.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init(title: Text(title), icon: Image(name), isInsideStyle: false)
  }

  /// A title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: Text(title), icon: Image(systemName: name), isInsideStyle: false)
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was asked for, in the system's look.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon, isInsideStyle: true)
  }
}
