import Foundation

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = UserLocale.locale
}

extension EnvironmentValues {
  /// The language and region of the user; `en_US` unless set, wherever the program runs, so
  /// that what views make of it is the same everywhere.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
