import Foundation

/// How much help with writing there is.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: WritingToolsBehavior { .init(name: "automatic") }
  /// All.
  public static var complete: WritingToolsBehavior { .init(name: "complete") }
  /// Some.
  public static var limited: WritingToolsBehavior { .init(name: "limited") }
  /// None.
  public static var disabled: WritingToolsBehavior { .init(name: "disabled") }
}

/// Which of two places a selection at a line break is at.
public struct TextSelectionAffinity: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: TextSelectionAffinity { .init(name: "automatic") }
  /// At the end of the line.
  public static var upstream: TextSelectionAffinity { .init(name: "upstream") }
  /// At the start of the next one.
  public static var downstream: TextSelectionAffinity { .init(name: "downstream") }
}

/// A language whose rules text follows.
public struct TypesettingLanguage: Hashable, Sendable {
  let name: String
  /// The rules of a language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    .init(name: "explicit")
  }
  /// As the system sees fit.
  public static var automatic: TypesettingLanguage { .init(name: "automatic") }
}

/// What of a text is selected; nothing ever is here.
public struct TextSelection: Hashable, Sendable {
  /// What is selected.
  public enum Indices: Hashable, Sendable {
    /// One range.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection([Range<String.Index>])
  }

  /// What is selected.
  public var indices: Indices

  /// A range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// A place between two characters.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether it is a place between two characters.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { return range.isEmpty }
    return false
  }
}

/// What a search does to the toolbar.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: SearchPresentationToolbarBehavior { .init(name: "automatic") }
  /// Nothing.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    .init(name: "avoidHidingContent")
  }
}

/// How the search field is in the toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: SearchToolbarBehavior { .init(name: "automatic") }
  /// As a button.
  public static var minimize: SearchToolbarBehavior { .init(name: "minimize") }
}

extension View {
  /// Sets how much help with writing there is; the layout stays.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    recorded("writingToolsBehavior", behavior.name)
  }

  /// Sets which of two places a selection at a line break is at; the layout stays.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    recorded("textSelectionAffinity", affinity.name)
  }

  /// Sets whose rules text follows; line heights stay.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    recorded("typesettingLanguage")
  }

  /// Sets whose rules text follows; line heights stay.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    recorded("typesettingLanguage", language.name)
  }

  /// Sets what is typed to choose the view in a list; the layout stays.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    recorded("typeSelectEquivalent")
  }

  /// Sets what is typed to choose the view in a list; the layout stays.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    recorded("typeSelectEquivalent")
  }

  /// Sets what is typed to choose the view in a list; the layout stays.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S>(_ string: S) -> some View
  where S: StringProtocol {
    recorded("typeSelectEquivalent", String(string))
  }

  /// Shows a field to find text; the layout stays.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    recorded("findNavigator")
  }

  /// Sets whether text can be found; the layout stays.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("findDisabled", "\(isDisabled)")
  }

  /// Sets whether found text can be replaced; the layout stays.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("replaceDisabled", "\(isDisabled)")
  }

  /// Binds whether the search field has the focus; it never has it here.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    recorded("searchFocused")
  }

  /// Binds which search field has the focus; none ever has it here.
  nonisolated public func searchFocused<V>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View where V: Hashable {
    recorded("searchFocused")
  }

  /// Sets what a search does to the toolbar; the layout stays.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    recorded("searchPresentationToolbarBehavior", behavior.name)
  }

  /// Sets how the search field is in the toolbar; the layout stays.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    recorded("searchToolbarBehavior", behavior.name)
  }
}
