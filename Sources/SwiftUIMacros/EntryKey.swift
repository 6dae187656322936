/// The values that `@Entry` adds one to, and the protocol of their keys.
enum EntryKey: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focused = "FocusedValues"

  struct Problem: Error {
    var message: String
  }

  /// - Parameter context: The extension around the variable, such as
  ///   `extension SwiftUI.EnvironmentValues {}`.
  init?(context: String) {
    let words = context.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let start = words.lastIndex(of: "extension") else { return nil }
    // The type may be spelled with its module; a `where` clause may follow.
    let type = words[(start + 1)...].prefix { $0 != "where" }.last ?? ""
    self.init(rawValue: type)
  }

  private var keyProtocol: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .container: "ContainerValueKey"
    case .focused: "FocusedValueKey"
    }
  }

  /// The accessors of the variable, or the type of its key.
  func expansion(of variable: EntryVariable, role: String) -> Result<String, Problem> {
    let name = "__Key_\(variable.name)"
    if role == "accessor" {
      return .success("get { self[\(name).self] }\nset { self[\(name).self] = newValue }")
    }
    switch self {
    case .focused:
      guard let type = variable.wrappedType, variable.value == nil else {
        return .failure(
          Problem(message: "a focused value is optional and has no default: 'var name: Type?'"))
      }
      return .success(key(name, "typealias Value = \(type)"))
    case .environment, .transaction, .container:
      guard let type = variable.type else {
        return .success(
          key(name, "static let defaultValue = \(variable.value ?? "nil")"))
      }
      guard let value = variable.value ?? (variable.wrappedType == nil ? nil : "nil") else {
        return .failure(
          Problem(message: "'\(variable.name)' needs a default value, for it is not optional"))
      }
      return .success(key(name, "static var defaultValue: \(type) { \(value) }"))
    }
  }

  private func key(_ name: String, _ member: String) -> String {
    "struct \(name): \(keyProtocol) {\n  \(member)\n}"
  }
}
