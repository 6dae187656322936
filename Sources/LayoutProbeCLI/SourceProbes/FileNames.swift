/// The names in a Swift file, read without taking it apart: what it declares for other files, and
/// what it uses.
///
/// Names are kept as digests, since only equality matters and a large module has a million of them.
struct FileNames: Sendable {
  typealias Name = UInt64

  /// An extension of a type.
  struct Extension: Sendable {
    let type: Name
    /// Of an initialiser, the type's name or `init`, with the first label: `Color(hex`, `init(hex`.
    var members: Set<Name> = []
    /// Those of them that are types.
    var types: Set<Name> = []
    /// The names behind the colon in its head: protocols that it adopts, or its conditions.
    var adopted: Set<Name> = []
  }

  /// What other files can see at the top of the file.
  private(set) var declared: Set<Name> = []
  /// What is declared at any depth.
  private(set) var declaredAnywhere: Set<Name> = []
  private(set) var used: Set<Name> = []
  /// What is used outside of the bodies of functions and accessors, and in short ones.
  private(set) var usedInDeclarations: Set<Name> = []
  /// Names after a dot.
  private(set) var members: Set<Name> = []
  /// Types that are called like functions, with a first argument that has no label.
  private(set) var unlabelledCalls: Set<Name> = []
  private(set) var extensions: [Extension] = []
  /// Operators have no names that could be looked for.
  private(set) var hasOperators = false
  /// Whether an extension adds a subscript, which may have no label that could be looked for.
  private(set) var hasSubscripts = false

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var reader = Reader(bytes: bytes)
      reader.read(into: &self)
    }
  }

  static func name(_ text: some StringProtocol) -> Name {
    text.utf8.reduce(seed) { step($0, $1) }
  }

  private static let seed: Name = 0xCBF2_9CE4_8422_2325

  private static func step(_ digest: Name, _ byte: UInt8) -> Name {
    (digest ^ Name(byte)) &* 0x0000_0100_0000_01B3
  }

  private static let declaring = Set(
    [
      "actor", "case", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias",
      "var",
    ].map(name))
  private static let typing = Set(
    TokenizedSource.typeKeywords.map(name))
  private static let nameless = Set(["deinit", "init", "subscript"].map(name))
  private static let initializing = name("init")
  private static let subscripting = name("subscript")
  private static let unlabelled = "_"
  private static let hiding = Set(["fileprivate", "private"].map(name))
  private static let extending = name("extension")
  private static let operating = name("operator")
  private static let variable = name("var")
  private static let function = name("func")
  private static let opaque = name("some")
  private static let ending = name("deinit")
  /// The opaque results of which the body need not be known.
  private static let replaceable = Set(MendLadder.opaqueResults.map(name))

  /// Goes through the bytes of a file once.
  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var depth = 0
    private var follows: Follows?
    private var isMember = false
    private var isHidden = false
    /// The extension whose head or body is being read, unless it is hidden.
    private var extended: Extension?
    private var isInHead = false
    private var isBehindColon = false
    /// The strings around an interpolation: how many parentheses are open in it, and how it goes on.
    private var strings: [(open: Int, hashes: Int, isLong: Bool)] = []

    /// The function, or the accessors, whose head or body is being read.
    private var body: Body?
    /// How many parentheses and brackets are open.
    private var brackets = 0

    private enum Follows { case declaration, typeDeclaration, extendedType }

    private struct Body {
      let isVariable: Bool
      let brackets: Int
      /// The depth around it; nil in the head.
      var depth: Int?
      var used: Set<FileNames.Name> = []
      var tokens = 0
      /// Whether the last name was `some`, and whether something else than a view is behind it.
      var isBehindSome = false
      var mustBeKnown = false
    }

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }

    mutating func read(into names: inout FileNames) {
      while index < bytes.count {
        let byte = bytes[index]
        if Self.isLetter(byte) {
          readName(into: &names)
          continue
        }
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
          UInt8(ascii: "`"):
          index += 1
        case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): startString(hashes: 0)
        case UInt8(ascii: "#"):
          let hashes = countHashes()
          index += hashes
          if self.byte() == UInt8(ascii: "\"") { startString(hashes: hashes) }
        default:
          readSign(byte, into: &names)
          index += 1
        }
      }
      if let extended { names.extensions.append(extended) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte >= 0x80
        || byte == UInt8(ascii: "_")
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    /// A call's or an initialiser's name with the label of its first parameter: `Color(hex`.
    private static func call(_ name: Name, _ label: some Sequence<UInt8>) -> Name {
      label.reduce(FileNames.step(name, UInt8(ascii: "("))) { FileNames.step($0, $1) }
    }

    /// The label of the first argument or parameter that follows, `_` where there is none; nil if no
    /// argument follows.
    private func firstLabel(ofParameter: Bool) -> ArraySlice<UInt8>? {
      var next = index
      func skipBlanks() {
        while next < bytes.count, bytes[next] <= UInt8(ascii: " ") { next += 1 }
      }
      if ofParameter {
        while next < bytes.count, bytes[next] != UInt8(ascii: "("),
          bytes[next] != UInt8(ascii: "{"), bytes[next] != UInt8(ascii: "\n")
        {
          next += 1
        }
      }
      guard next < bytes.count, bytes[next] == UInt8(ascii: "(") else { return nil }
      next += 1
      skipBlanks()
      let start = next
      while next < bytes.count, Self.isLetter(bytes[next]) || Self.isDigit(bytes[next]) {
        next += 1
      }
      let label = Array(bytes[start..<next])[...]
      skipBlanks()
      guard next < bytes.count else { return nil }
      if ofParameter { return label.isEmpty ? nil : label }
      if bytes[next] == UInt8(ascii: ":"), !label.isEmpty { return label }
      return bytes[start] == UInt8(ascii: ")") ? nil : Array(FileNames.unlabelled.utf8)[...]
    }

    /// Notes an initialiser that an extension adds.
    private mutating func declareInitializer() {
      guard let type = extended?.type, depth == 1, let label = firstLabel(ofParameter: true)
      else { return }
      extended?.members.insert(Self.call(type, label))
      extended?.members.insert(Self.call(FileNames.initializing, label))
    }

    /// Notes a subscript that an extension adds to any type.
    private func declareSubscript(in names: inout FileNames) {
      guard extended != nil, depth == 1 else { return }
      names.hasSubscripts = true
      guard let label = firstLabel(ofParameter: true) else { return }
      // A parameter's only name is none for those who use it.
      guard let start = bytes[index...].firstIndex(of: UInt8(ascii: "(")) else { return }
      var next = start + 1
      while next < bytes.count, bytes[next] <= UInt8(ascii: " ") { next += 1 }
      next += label.count
      while next < bytes.count, bytes[next] <= UInt8(ascii: " ") { next += 1 }
      guard next < bytes.count, Self.isLetter(bytes[next]) else { return }
      names.declared.insert(Self.call(FileNames.subscripting, label))
    }

    /// Notes what may be the first label of a subscript.
    private mutating func noteSubscript(into names: inout FileNames) {
      var next = index + 1
      while next < bytes.count, Self.isLetter(bytes[next]) || Self.isDigit(bytes[next]) {
        next += 1
      }
      guard next > index + 1, next < bytes.count, bytes[next] == UInt8(ascii: ":") else { return }
      use(Self.call(FileNames.subscripting, bytes[index + 1..<next]), in: &names)
    }

    /// Notes the first label of what may be an initialiser's call.
    private func noteCall(_ name: Name, isMember: Bool, into names: inout FileNames) -> Name? {
      guard byte() == UInt8(ascii: "("), let label = firstLabel(ofParameter: false) else {
        return nil
      }
      let call = Self.call(name, label)
      if label.elementsEqual(FileNames.unlabelled.utf8) {
        names.unlabelledCalls.insert(call)
        return nil
      }
      if isMember { names.members.insert(call) }
      return isMember ? nil : call
    }

    private mutating func readName(into names: inout FileNames) {
      let isUppercase = bytes[index] >= UInt8(ascii: "A") && bytes[index] <= UInt8(ascii: "Z")
      var digest = FileNames.seed
      while index < bytes.count, Self.isLetter(bytes[index]) || Self.isDigit(bytes[index]) {
        digest = FileNames.step(digest, bytes[index])
        index += 1
      }
      defer { isMember = false }
      readInBody(digest)
      if isMember {
        names.members.insert(digest)
        if digest == FileNames.initializing {
          _ = noteCall(digest, isMember: true, into: &names)
        }
        return
      }
      if FileNames.declaring.contains(digest) {
        follows = FileNames.typing.contains(digest) ? .typeDeclaration : .declaration
      } else if FileNames.hiding.contains(digest) {
        isHidden = byte() != UInt8(ascii: "(")
      } else if FileNames.nameless.contains(digest) {
        if digest == FileNames.initializing, !isHidden { declareInitializer() }
        if digest == FileNames.subscripting, !isHidden { declareSubscript(in: &names) }
        (follows, isHidden) = (nil, false)
      } else if digest == FileNames.extending, depth == 0 {
        follows = .extendedType
      } else if follows == .declaration || follows == .typeDeclaration {
        declare(digest, in: &names)
      } else {
        if follows == .extendedType {
          if let extended { names.extensions.append(extended) }
          extended = isHidden ? nil : Extension(type: digest)
          (follows, isHidden, isInHead, isBehindColon) = (nil, false, true, false)
        } else if isInHead, isBehindColon {
          extended?.adopted.insert(digest)
        }
        if digest == FileNames.operating, depth == 0 { names.hasOperators = true }
        use(digest, in: &names)
        if isUppercase, let call = noteCall(digest, isMember: false, into: &names) {
          use(call, in: &names)
        }
      }
    }

    private mutating func use(_ name: Name, in names: inout FileNames) {
      names.used.insert(name)
      if body?.depth != nil {
        body?.used.insert(name)
      } else {
        names.usedInDeclarations.insert(name)
      }
    }

    /// Notes where a function or a variable begins, and what its head says of its body.
    private mutating func readInBody(_ name: FileNames.Name) {
      if body?.depth != nil {
        body?.tokens += 1
        return
      }
      let isVariable = name == FileNames.variable
      if !isMember, isVariable || name == FileNames.function || FileNames.nameless.contains(name) {
        body = Body(isVariable: isVariable, brackets: brackets)
        body?.mustBeKnown = name == FileNames.ending
      } else if !isMember, FileNames.declaring.contains(name) {
        body = nil
      } else if body?.isBehindSome == true {
        body?.isBehindSome = false
        if !FileNames.replaceable.contains(name) { body?.mustBeKnown = true }
      } else if name == FileNames.opaque {
        body?.isBehindSome = true
      }
    }

    /// Code of fewer tokens may be compiled anyway.
    private static let fewTokens = 24

    private mutating func endBody(into names: inout FileNames) {
      guard let body, body.depth == depth else { return }
      if body.mustBeKnown || body.tokens < Self.fewTokens {
        names.usedInDeclarations.formUnion(body.used)
      }
      self.body = nil
    }

    private mutating func declare(_ name: Name, in names: inout FileNames) {
      names.declaredAnywhere.insert(name)
      if !isHidden {
        if depth == 0 {
          names.declared.insert(name)
        } else if depth == 1 {
          extended?.members.insert(name)
          if follows == .typeDeclaration { extended?.types.insert(name) }
        }
      }
      (follows, isHidden) = (nil, false)
    }

    private mutating func readSign(_ byte: UInt8, into names: inout FileNames) {
      if body?.depth != nil { body?.tokens += 1 }
      switch byte {
      case UInt8(ascii: "."):
        // Not those of a range.
        isMember = self.byte(1) != byte && (index == 0 || bytes[index - 1] != byte)
        return
      case UInt8(ascii: "{"):
        if let head = body, head.depth == nil, head.brackets == brackets { body?.depth = depth }
        depth += 1
        isInHead = false
      case UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        if body?.depth != nil {
          endBody(into: &names)
        } else if body?.brackets == brackets {
          body = nil
        }
        if depth == 0, let extended {
          names.extensions.append(extended)
          self.extended = nil
        }
      case UInt8(ascii: ":"):
        if isInHead { isBehindColon = true }
      case UInt8(ascii: "="):
        // A value, unless it is an argument's.
        if let head = body, head.isVariable, head.depth == nil, head.brackets == brackets {
          body = nil
        }
      case UInt8(ascii: "["):
        brackets += 1
        noteSubscript(into: &names)
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: "("):
        brackets += 1
        if !strings.isEmpty { strings[strings.count - 1].open += 1 }
      case UInt8(ascii: ")"):
        if !strings.isEmpty {
          strings[strings.count - 1].open -= 1
          if strings[strings.count - 1].open == 0 {
            let string = strings.removeLast()
            index += 1
            skipString(hashes: string.hashes, isLong: string.isLong)
            index -= 1
            break
          }
        }
        brackets -= 1
      default:
        if follows == .declaration, depth == 0 || (depth == 1 && extended != nil),
          "=<>!&|^~%*+-/?".utf8.contains(byte)
        {
          names.hasOperators = true
        }
      }
      isMember = false
      follows = nil
    }

    // MARK: What is no code

    private mutating func skipLine() {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func skipComment() {
      var level = 0
      repeat {
        if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
          level += 1
          index += 2
        } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
          level -= 1
          index += 2
        } else {
          index += 1
        }
      } while level > 0 && index < bytes.count
    }

    private func countHashes() -> Int {
      var count = 0
      while byte(count) == UInt8(ascii: "#") { count += 1 }
      return count
    }

    private mutating func startString(hashes: Int) {
      let quote = UInt8(ascii: "\"")
      let isLong = byte(1) == quote && byte(2) == quote
      index += isLong ? 3 : 1
      skipString(hashes: hashes, isLong: isLong)
    }

    /// To the end of a string, or into its next interpolation.
    private mutating func skipString(hashes: Int, isLong: Bool) {
      let quote = UInt8(ascii: "\"")
      func hasHashes(at offset: Int) -> Bool {
        (0..<hashes).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
      }
      while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\\"), hasHashes(at: 1) {
          if self.byte(1 + hashes) == UInt8(ascii: "(") {
            strings.append((1, hashes, isLong))
            index += 2 + hashes
            return
          }
          index += 2 + hashes
        } else if byte == quote,
          isLong ? self.byte(1) == quote && self.byte(2) == quote : true,
          hasHashes(at: isLong ? 3 : 1)
        {
          index += (isLong ? 3 : 1) + hashes
          return
        } else if byte == UInt8(ascii: "\n"), !isLong {
          return
        } else {
          index += 1
        }
      }
    }
  }
}
