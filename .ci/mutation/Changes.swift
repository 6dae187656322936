import Foundation

/// Small changes of an expression: words that are found, and what replaces them.
let changes: [(String, String)] = [
  (" < ", " <= "), (" <= ", " < "), (" > ", " >= "), (" >= ", " > "), (" < ", " > "),
  (" > ", " < "),
  (" == ", " != "), (" != ", " == "), (" && ", " || "), (" || ", " && "), (" + ", " - "),
  (" - ", " + "), (" * ", " / "), (" / ", " * "), ("min(", "max("), ("max(", "min("),
  ("true", "false"), ("false", "true"), (".width", ".height"), (".height", ".width"),
  (".horizontal", ".vertical"), (".vertical", ".horizontal"), (".leading", ".trailing"),
  (".trailing", ".leading"), (".top", ".bottom"), (".bottom", ".top"), (".minX", ".minY"),
  (".minY", ".maxY"), (".maxX", ".minX"), (".maxY", ".minY"), (".x", ".y"), (".y", ".x"),
  (".first", ".last"), (".last", ".first"), (".prefix", ".suffix"), ("..<", "..."),
  (".isEmpty", ".isEmpty == false"), (".isFinite", ".isNaN"), (".infinity", ".zero"),
  (" === ", " !== "), (" !== ", " === "), (" += ", " -= "), (" -= ", " += "),
  (".rounded(.up)", ".rounded(.down)"),
]

/// The same text with all strings blank, so that nothing in them is found.
func masked(_ line: String) -> [Character] {
  var result: [Character] = []
  var isString = false
  var isEscaped = false
  for character in line {
    if isString {
      if character == "\"" && !isEscaped { isString = false }
      isEscaped = character == "\\" && !isEscaped
      result.append(isString || character != "\"" ? "\u{1}" : "\"")
    } else {
      if character == "\"" { isString = true }
      result.append(character)
    }
  }
  return result
}

/// All single changes of an expression.
func mutations(of expression: String) -> [String] {
  let plain = Array(expression)
  let code = masked(expression)
  guard plain.count == code.count else { return [] }
  var found: [String] = []
  for (old, new) in changes {
    let word = Array(old)
    guard code.count >= word.count else { continue }
    for start in 0...(code.count - word.count)
    where Array(code[start..<start + word.count]) == word {
      let end = start + word.count
      let isWord = word.last?.isLetter == true
      if isWord, end < code.count, code[end].isLetter || code[end].isNumber || code[end] == "_" {
        continue
      }
      if word.first?.isLetter == true, start > 0,
        code[start - 1].isLetter || code[start - 1].isNumber || code[start - 1] == "_"
      {
        continue
      }
      found.append(String(plain[..<start]) + new + String(plain[end...]))
    }
  }
  // Whole numbers.
  var start = 0
  while start < code.count {
    guard code[start].isASCII, code[start].isNumber else {
      start += 1
      continue
    }
    var end = start
    while end < code.count, code[end].isNumber { end += 1 }
    let before = start > 0 ? code[start - 1] : " "
    let after = end < code.count ? code[end] : " "
    let isAlone =
      !before.isLetter && before != "_" && before != "$" && before != "." && after != "."
      && after != "_" && !after.isLetter
    if isAlone, let number = Int(String(plain[start..<end])), number < 1_000_000 {
      let other = number < 10 ? number + 1 : number * 2 + 1
      found.append(String(plain[..<start]) + "\(other)" + String(plain[end...]))
    }
    start = end
  }
  // A negation that is left out.
  for index in code.indices where code[index] == "!" && index + 1 < code.count {
    let isPrefix = index == 0 || code[index - 1] == " " || code[index - 1] == "("
    if isPrefix, code[index + 1].isLetter || code[index + 1] == "(" {
      found.append(String(plain[..<index]) + String(plain[(index + 1)...]))
    }
  }
  return found
}

func isBalanced(_ text: String) -> Bool {
  var depth = 0
  for character in masked(text) {
    if "([{".contains(character) { depth += 1 }
    if ")]}".contains(character) { depth -= 1 }
    if depth < 0 { return false }
  }
  return depth == 0
}

/// The ways to change a line: the line after the change, and with both behind the switch.
func variants(of line: String) -> [(after: String, switched: String)] {
  let text = line.trimmingCharacters(in: .whitespaces)
  let indent = String(line.prefix { $0 == " " })
  let code = String(masked(text))
  for word in [
    "try ", "await ", "//", "\"\"\"", "#", "reserveCapacity", "precondition", "some ", "fatalError",
  ]
  where code.contains(word) { return [] }
  let leftOut = [(indent + "// left out", indent + "if !\(Mutant.placeholder) { \(text) }")]
  func chosen(_ old: String, _ new: String) -> String {
    "\(Mutant.placeholder) ? (\(new)) : (\(old))"
  }
  func whole(_ head: String, _ expression: String, _ tail: String) -> [(String, String)] {
    guard isBalanced(expression), !expression.hasSuffix(","), !expression.isEmpty else { return [] }
    return mutations(of: expression).map {
      (indent + head + $0 + tail, indent + head + chosen(expression, $0) + tail)
    }
  }
  if let match = text.wholeMatch(
    of: #/((?:\} else )?(?:if|while|guard)) (.+?)( else)? \{( return.*\}| continue \}| break \})?/#)
  {
    let condition = String(match.2)
    for word in ["let ", "var ", "case ", " is "] where condition.contains(word) { return [] }
    guard isBalanced(condition), !topLevel(condition).contains(",") else { return [] }
    let head = String(match.1) + " "
    let tail = (match.3.map(String.init) ?? "") + " {" + (match.4.map(String.init) ?? "")
    let negated = "!(\(condition))"
    return whole(head, condition, tail)
      + [(indent + head + negated + tail, indent + head + chosen(condition, negated) + tail)]
  }
  if let match = text.wholeMatch(of: #/(return) (.+)/#) {
    return whole("return ", String(match.2), "")
  }
  if let match = text.wholeMatch(of: #/(.*\b(?:var|func)\b.*?\{) (.+) \}/#),
    isBalanced(String(match.2))
  {
    let body = String(match.2)
    for word in ["return ", "get ", "set ", ";", "didSet", " = ", "let ", "if ", "switch "]
    where body.contains(word) { return [] }
    return whole(String(match.1) + " ", body, " }")
  }
  if let match = text.wholeMatch(
    of:
      #/((?:(?:private|fileprivate|public|package|static|final|lazy) )*(?:let|var) [\w]+(?:: [\w.\[\]?<>, ]+)? =) (.+)/#
  ),
    !text.hasSuffix("{")
  {
    return whole(String(match.1) + " ", String(match.2), "")
  }
  guard isBalanced(text), text.last != ",", text.last != "{", !text.hasPrefix("."),
    !text.hasPrefix("case ")
  else { return [] }
  if let match = text.wholeMatch(of: #/([\w.\[\]]+) = (.+)/#) {
    return whole(String(match.1) + " = ", String(match.2), "")
      + leftOut
  }
  if text.wholeMatch(of: #/[\w.\[\]]+ [-+*]= .+/#) != nil {
    return mutations(of: text).map {
      (indent + $0, indent + "if \(Mutant.placeholder) { \($0) } else { \(text) }")
    }
      + leftOut
  }
  if text.wholeMatch(
    of:
      #/(?!self\.init|super\.init|init|return|throw|import|func|defer|assert)[a-z_][\w.?\[\]]*\(.*\)/#
  ) != nil {
    return leftOut
  }
  return []
}

/// What of an expression is in no brackets.
func topLevel(_ text: String) -> String {
  var depth = 0
  var result = ""
  for character in masked(text) {
    if ")]}".contains(character) { depth -= 1 }
    if depth == 0 { result.append(character) }
    if "([{".contains(character) { depth += 1 }
  }
  return result
}
