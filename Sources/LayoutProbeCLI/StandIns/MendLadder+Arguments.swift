import LayoutProbe

/// Arguments that the compiler's reason tells are wrong.
extension MendLadder {
  /// The title of a view that comes from something that is missing: any text will do.
  func title(at token: Int) -> Mend? {
    guard reason.contains("'_StandIn' conform to 'StringProtocol'"),
      source.token(token + 1, is: "("), let end = outline.match(token + 1)
    else { return nil }
    var last = token + 2
    while last < end, !source.token(last, is: ",") { last = outline.next(last) }
    guard last > token + 2, !source.token(token + 3, is: ":") else { return nil }
    return mend(token + 2..<last, .expression, "a sample", scope: .expression) {
      "(_standIn(\($0)) as String)"
    }
  }

  /// Modifiers that make bars what they are: a sample in one leaves the bar as high as it is.
  private static let barModifiers: Set<String> = [
    "navigationBarItems", "navigationBarTitle", "navigationSubtitle", "navigationTitle",
    "searchable", "tabItem", "toolbar",
  ]

  /// Whether a part of a chain is such a modifier.
  func setsBar(_ segment: Range<Int>) -> Bool {
    source.token(segment.lowerBound, is: ".")
      && Self.barModifiers.contains(source.text(segment.lowerBound + 1))
  }

  /// The title of a bar that is missing: any text will do.
  func titleOfBar(_ chain: SourceOutline.Chain, in group: Int) -> Mend? {
    guard group >= 2, setsBar(group - 2..<group), chain.tokens.lowerBound == group + 1 else {
      return nil
    }
    return mend(chain.tokens, .expression, "a sample", scope: .expression) {
      "(_standIn(\($0)) as String)"
    }
  }

  /// What a call is given that it does not take: a package's own initializer of a type that is here.
  func extraArgument(at token: Int) -> Mend? {
    guard reason.hasPrefix("extra argument '") || reason.hasPrefix("extra trailing closure"),
      let argument = outline.removableArgument(at: token)
    else { return nil }
    let isFirst = !source.token(argument.lowerBound, is: ",")
    let isLast = !source.token(argument.upperBound - 1, is: ",")
    let original = name(
      argument.lowerBound + (isFirst ? 0 : 1)..<argument.upperBound - (isLast ? 0 : 1))
    return mend(argument, .modifier, nil, scope: .expression, original: original) { _ in "" }
  }

  /// A binding that a control is given, of which it would know the type of its value.
  func argumentOfControl(at token: Int) -> Mend? {
    guard
      let match = reason.firstMatch(
        of:
          #/^initializer 'init\(.* requires that '_StandIn' conform to '(BinaryFloatingPoint|Strideable)'/#
      ),
      source.token(token + 1, is: "("), let end = outline.match(token + 1)
    else { return nil }
    let type = match.output.1 == "Strideable" ? "Int" : "Double"
    let binding = (token + 2..<end).first {
      source.text($0).hasPrefix("$") && outline.brackets(around: $0).first == token + 1
    }
    guard let binding else { return nil }
    let chain = outline.chain(around: binding, in: token + 2..<end).tokens
    return mend(chain, .expression, "a sample", scope: .expression) {
      "(_standIn(\($0)) as Binding<\(type)>)"
    }
  }

  /// The types of values of controls that take a binding of any type, by their names and labels.
  private static let values = [
    (control: "Picker", label: "selection", type: "String"),
    (control: "TextField", label: "value", type: "Double"),
  ]

  /// A binding of something that is missing, in a control that takes any type.
  func bindingOfControl(at token: Int) -> Mend? {
    let starts = [
      "no exact matches in call", "generic parameter '",
      "contextual type for closure argument list",
    ]
    guard starts.contains(where: reason.hasPrefix) else { return nil }
    // The compiler may speak of the closure behind the arguments.
    let isClosure = source.token(token, is: "{") && source.token(token - 1, is: ")")
    guard let call = isClosure ? outline.match(token - 1).map({ $0 - 1 }) : token,
      let value = Self.values.first(where: { source.text(call) == $0.control }),
      source.token(call + 1, is: "("), let end = outline.match(call + 1)
    else { return nil }
    let label = (call + 2..<end).first {
      source.text($0) == value.label && source.token($0 + 1, is: ":")
        && outline.brackets(around: $0).first == call + 1
    }
    // One of the view's own has a type that is known.
    guard let label, !source.text(label + 2).hasPrefix("$"), label + 2 < end else { return nil }
    let chain = outline.chain(around: label + 2, in: label + 2..<end).tokens
    return mend(chain, .expression, "a sample", scope: .expression) {
      "(_standIn(\($0)) as Binding<\(value.type)>)"
    }
  }
}
