import Foundation

/// Puts the places of values into a translation.
struct LocalizedFormat {
  /// What stands for a value in the result, by its place from 0.
  let placeholder: (Int) -> String
  /// The values that are numbers.
  let numbers: [Double?]
  private var next = 0

  init(numbers: [Double?], placeholder: @escaping (Int) -> String) {
    self.numbers = numbers
    self.placeholder = placeholder
  }

  /// The format with its specifiers, such as `%@` and `%2$lld`, replaced.
  mutating func expanded(_ entry: BundleStrings.Entry) -> String {
    expanded(entry.format, entry.variables, argument: nil)
  }

  private mutating func expanded(
    _ format: String, _ variables: [String: BundleStrings.Variable], argument: Int?
  ) -> String {
    var result = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      // A value may have a name, which is for those who call its symbol.
      if rest.first == "(", let close = rest.firstIndex(of: ")") {
        rest = rest[rest.index(after: close)...]
      }
      let digits = rest.prefix { $0.isNumber }
      var place: Int?
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        place = Int(digits).map { $0 - 1 }
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("arg") {
        result += self.value(argument)
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        rest = rest[rest.index(after: end)...]
        guard let variable = variables[name] else { continue }
        let argument = place ?? variable.argument.map { $0 - 1 } ?? next
        next = max(next, argument)
        let number = numbers.indices.contains(argument) ? numbers[argument] : nil
        result += expanded(variable.form(number), variables, argument: argument)
        next = max(next, argument + 1)
      } else if let length = Self.specifierLength(rest) {
        result += value(place ?? argument)
        rest = rest.dropFirst(length)
      } else {
        result += "%"
      }
    }
    return result + rest
  }

  private mutating func value(_ place: Int?) -> String {
    let place = place ?? next
    next = max(next, place + 1)
    return placeholder(place)
  }

  /// How long what follows the percent sign is; nil if it is no specifier.
  private static func specifierLength(_ text: Substring) -> Int? {
    let flags = text.prefix { "+-#0123456789.".contains($0) }
    let lengths = text.dropFirst(flags.count).prefix { "hlLqztj".contains($0) }
    let length = flags.count + lengths.count
    guard let kind = text.dropFirst(length).first, "@aAcCdDeEfFgGiosSuUxXp".contains(kind) else {
      return nil
    }
    return length + 1
  }
}
