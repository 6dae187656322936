import Foundation

/// What a text field does to capitals.
public struct TextInputAutocapitalization: Sendable {
  let name: String

  /// Nothing.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// Words begin with one.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// Sentences begin with one.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All are.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

extension View {
  /// Sets what text fields do to capitals; the layout stays.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    recorded("textInputAutocapitalization", autocapitalization?.name)
  }

  /// Sets whether text fields leave what is typed alone; the layout stays.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    recorded("autocorrectionDisabled", "\(disable)")
  }

  /// Sets whether text fields leave what is typed alone; the layout stays.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    recorded("disableAutocorrection", disable.map { "\($0)" })
  }
}
