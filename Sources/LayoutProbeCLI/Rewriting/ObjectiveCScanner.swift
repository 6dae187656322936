/// Rewrites what Swift has for the Objective-C runtime, which only Apple's systems have.
extension DeclarationScanner {
  /// Attributes that say how a declaration is seen from Objective-C, and nothing about what it does.
  private static let attributes: Set<String> = [
    "@GKInspectable", "@IBAction", "@IBDesignable", "@IBInspectable", "@IBOutlet",
    "@IBSegueAction", "@NSApplicationMain", "@NSCopying", "@UIApplicationMain", "@nonobjc",
    "@objc", "@objcMembers",
  ]

  mutating func scanObjectiveC(_ attribute: String, _ index: Int) {
    if Self.attributes.contains(attribute) {
      blank(index..<source.pastArguments(of: index))
      if source.token(source.pastArguments(of: index), is: "optional") {
        blank(source.pastArguments(of: index)..<source.pastArguments(of: index) + 1)
      }
    } else if attribute == "@NSManaged" {
      blank(index..<index + 1)
      manage(index)
    } else if attribute == "@convention", source.token(index + 2, is: "block") {
      blank(index..<source.pastArguments(of: index))
    }
  }

  mutating func blank(_ tokens: Range<Int>) {
    let range = source.range(tokens)
    edits.append(RewrittenSource.Edit(range, source.blank(range)))
  }

  /// Gives a property of a managed object, or a function, the body that Core Data would.
  private mutating func manage(_ attribute: Int) {
    var next = attribute + 1
    while let kind = source.kind(next), !source.token(next, is: "var"),
      !source.token(next, is: "func")
    {
      guard
        kind == .attribute || kind == .identifier || source.token(next, is: "(")
          || source.token(next, is: ")")
      else { return }
      next += 1
    }
    guard source.kind(next + 1) == .identifier else { return }
    let end = source.declarationEnd(name: next + 1, within: source.tokens[attribute])
    let place = source.tokens[end - 1].range.upperBound
    let name = SwiftText.literal(source.text(next + 1).filter { $0 != "`" })
    let body =
      source.token(next, is: "func")
      ? " {}"
      : " { get { managedValue(forKey: \(name)) } "
        + "set { setManagedValue(newValue, forKey: \(name)) } }"
    edits.append(RewrittenSource.Edit(place..<place, body))
  }

  // MARK: Expressions

  /// Replaces the `#selector` at `index` by the selector of the name in it.
  mutating func scanSelector(_ index: Int) {
    guard source.token(index + 1, is: "("), let close = source.closing(index + 1) else { return }
    var first = index + 2
    let accessor = source.token(first + 1, is: ":") ? source.text(first) : ""
    if accessor == "getter" || accessor == "setter" { first += 2 }
    // The member comes last: `Type.member(label:)`, perhaps with `as` and a type behind it.
    var name = ""
    var next = first
    while next < close {
      if source.token(next, is: "as") { break }
      if source.token(next, is: "("), let end = source.closing(next) {
        // A `_` has no name in a selector, only a place.
        let labels = (next + 1..<end).map { source.token($0, is: "_") ? "" : source.text($0) }
        name += labels.joined()
        next = end + 1
        continue
      }
      if source.token(next, is: ".") {
        name = ""
      } else if source.kind(next) == .identifier {
        name = source.text(next)
      }
      next += 1
    }
    replace(index..<close + 1, "Selector(\(SwiftText.literal(name)))")
  }

  /// Replaces the `#keyPath` at `index` by the text that it is.
  mutating func scanKeyPath(_ index: Int) {
    guard source.token(index + 1, is: "("), let close = source.closing(index + 1) else { return }
    let names = (index + 2..<close).filter { source.kind($0) == .identifier }.map(source.text)
    // Types come first, and begin with a capital letter.
    let path = names.drop { $0.first?.isUppercase == true }
    replace(index..<close + 1, SwiftText.literal(path.joined(separator: ".")))
  }

  mutating func replace(_ tokens: Range<Int>, _ text: String) {
    let range = source.range(tokens)
    edits.append(RewrittenSource.Edit(range, text + source.lineEnds(in: range)))
  }

  #if canImport(ObjectiveC)
    mutating func scanBridging(_ index: Int) {}

    mutating func scanObject(_ index: Int) {}
  #else
    /// Takes `NSObject` from an actor at `index`: a library that has one cannot be loaded without the
    /// runtime.
    mutating func scanObject(_ index: Int) {
      guard source.token(index, is: "actor"), source.kind(index + 1) == .identifier,
        source.token(index + 2, is: ":"), source.token(index + 3, is: "NSObject")
      else { return }
      blank(source.token(index + 4, is: ",") ? index + 3..<index + 5 : index + 2..<index + 4)
    }

    /// Classes of Foundation that `as` makes of Swift's own types, where there is a runtime for it.
    private static let bridged: Set<String> = [
      "NSArray", "NSData", "NSDate", "NSDictionary", "NSNumber", "NSSet", "NSString", "NSURL",
      "NSUUID",
    ]

    /// Replaces `text as NSString` by the call that makes one.
    mutating func scanBridging(_ index: Int) {
      guard source.token(index, is: "as"), Self.bridged.contains(source.text(index + 1)),
        !source.token(index + 2, is: "?"), !source.token(index + 2, is: "!"),
        !source.token(index + 2, is: "."),
        source.kind(index - 1) == .identifier || source.token(index - 1, is: ")"),
        !source.token(index - 2, is: "let"), !source.token(index - 2, is: "var"),
        !source.token(index - 1, is: "is")
      else { return }
      let range = source.range(index..<index + 2)
      edits.append(
        RewrittenSource.Edit(range, "._bridgeToObjectiveC()" + source.lineEnds(in: range)))
    }
  #endif
}
