import Foundation

/// What a program has stored in its standard defaults at some time.
struct StoredDefaults {
  private let values: [String: Any]

  /// What is stored now.
  init() { values = UserDefaults.standard.dictionaryRepresentation() }

  /// Whether something else is stored now.
  var differ: Bool { !isSame(StoredDefaults()) }

  private func isSame(_ other: StoredDefaults) -> Bool {
    NSDictionary(dictionary: values).isEqual(to: other.values)
  }

  /// Stores it again, and nothing else.
  func restore() {
    let now = StoredDefaults()
    guard !isSame(now) else { return }
    for key in now.values.keys where values[key] == nil {
      UserDefaults.standard.removeObject(forKey: key)
    }
    for (key, value) in values { UserDefaults.standard.set(value, forKey: key) }
  }
}
