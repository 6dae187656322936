import Foundation

/// How large a sheet is.
public protocol PresentationSizing {}

/// As the system sees fit.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the system sees fit.
  public static var automatic: AutomaticPresentationSizing { .init() }
}

/// As large as its content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  init() {}
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as its content.
  public static var fitted: FittedPresentationSizing { .init() }
}

/// As large as a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  init() {}
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: FormPresentationSizing { .init() }
}

/// As large as a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  init() {}
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  public static var page: PagePresentationSizing { .init() }
}

/// A sizing with another change.
private struct ChangedPresentationSizing: PresentationSizing {}

extension PresentationSizing {
  /// As large as its content on some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    ChangedPresentationSizing()
  }

  /// Never smaller than it was on some axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    ChangedPresentationSizing()
  }
}

extension View {
  /// Sets how large the sheet is that the view is in; the layout stays.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    recorded("presentationSizing", TypeName.short(type(of: sizing)))
  }

  /// Asks before the sheet goes; the layout stays.
  nonisolated public func dismissalConfirmationDialog<A>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    recorded("dismissalConfirmationDialog")
  }

  /// Adds a way to not be asked again; the layout stays.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    recorded("dialogSuppressionToggle")
  }

  /// Adds a way to not be asked again; the layout stays.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    recorded("dialogSuppressionToggle")
  }
}
