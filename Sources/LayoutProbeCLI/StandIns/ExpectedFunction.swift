/// The function that an error of the compiler says is expected where there is something else: of its
/// type there is no sample, and a closure does.
struct ExpectedFunction {
  /// How many parameters it has.
  let parameters: Int

  /// A closure that makes a sample of the function's result.
  func sample(_ label: String) -> String {
    let names = Array(repeating: "_", count: parameters).joined(separator: ", ")
    return "{ \(names)\(parameters > 0 ? " in " : "")_standIn(\(label)) }"
  }

  /// - Parameter message: an error; nil is made of one that expects no function.
  init?(_ message: String) {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    // A message ends with the quoted type that is expected.
    guard quoted.count > 2, quoted.count % 2 == 1, let last = quoted.last, last.isEmpty else {
      return nil
    }
    var type = quoted[quoted.count - 2]
    while type.first == "@" { type = type.drop { $0 != " " }.dropFirst() }
    guard type.first == "(" else { return nil }
    var (depth, commas, isEmpty) = (0, 0, true)
    var index = type.startIndex
    while index < type.endIndex {
      switch type[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where type[..<index].last != "-": depth -= 1
      case "," where depth == 1: commas += 1
      default: break
      }
      if depth == 0 { break }
      if index > type.startIndex { isEmpty = false }
      index = type.index(after: index)
    }
    guard index < type.endIndex else { return nil }
    let rest = type[type.index(after: index)...]
    guard rest.contains(#/^( async)?( throws(\(.+?\))?)? -> /#) else { return nil }
    parameters = isEmpty ? 0 : commas + 1
  }
}
