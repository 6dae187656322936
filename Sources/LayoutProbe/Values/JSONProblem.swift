import HeadlessUI

/// What is wrong with a JSON file, in words.
package enum JSONProblem {
  /// `line 3, column 5: Unexpected character` or `findings[2].rule: a value is missing`
  package static func text(_ error: any Error, in data: Data) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .dataCorrupted(let context):
      guard context.codingPath.isEmpty else {
        return "\(path(context.codingPath)): \(context.debugDescription)"
      }
      return syntax(data)
    case .keyNotFound(let key, let context):
      return "\(path(context.codingPath + [key])): is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(path(context.codingPath)): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }

  /// The decoder does not say where; an older reader does.
  private static func syntax(_ data: Data) -> String {
    if data.isEmpty { return "is empty" }
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return "is not valid JSON"
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let sentence =
        words.prefixMatch(of: /.*?(?= around |\.|$)/).map { String($0.output) } ?? words
      if let match = words.firstMatch(of: /line (\d+), column (\d+)/) {
        return "line \(match.output.1), column \(match.output.2): \(sentence)"
      }
      let offset =
        words.firstMatch(of: /character (\d+)/).flatMap { Int($0.output.1) } ?? data.count
      let before = data.prefix(offset).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return "line \(max(1, before.count)), column \((before.last?.count ?? 0) + 1): \(sentence)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
