import LayoutProbe

extension JSONValue {
  subscript(key: String) -> JSONValue? {
    if case .object(let keys) = self { keys[key] } else { nil }
  }

  var items: [JSONValue]? { if case .list(let items) = self { items } else { nil } }

  var texts: [String]? { items?.compactMap(\.argument) }
}
