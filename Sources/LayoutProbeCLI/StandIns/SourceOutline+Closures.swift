extension SourceOutline {
  /// What statements begin with that have blocks of their own.
  static let control: Set<String> = [
    "if", "guard", "for", "while", "switch", "repeat", "do", "defer",
  ]

  /// The brace of the innermost closure around a token.
  func closure(around token: Int) -> Int? {
    path(to: token).reversed().lazy.map { nodes[$0] }
      .first { $0.kind == .block && isClosure($0) }?.brace
  }

  private func isClosure(_ block: Node) -> Bool {
    guard let brace = block.brace else { return false }
    let owner = nodes[block.parent]
    switch owner.kind {
    case .variable: return brace != owner.brace
    case .statement:
      let isControl = Self.control.contains(source.text(owner.tokens.lowerBound))
      return !isControl
        || brackets(around: brace).first.map { $0 > owner.tokens.lowerBound } == true
    case .members, .block, .type, .function, .accessor, .declaration, .mark: return false
    }
  }

  /// The trailing closure of a call that makes what it shows: of what is used, the one called `label`; else the
  /// one called `content`, or the first.
  func builder(of segment: Range<Int>) -> Range<Int>? {
    let closures = trailingClosures(of: segment)
    let isUsed = ["Button", "Menu", "Link"].contains(
      where: source.text(segment.lowerBound).hasSuffix)
    let labelled = closures.dropFirst().first {
      source.text($0.lowerBound - 2) == (isUsed ? "label" : "content")
    }
    guard let builder = labelled ?? closures.first, builder.count > 2,
      !source.token(builder.lowerBound + 1, is: "$"),
      // What a button with a title does, and what waits, is no content.
      labelled != nil || !takesAction(segment), !waits(in: builder)
    else { return nil }
    return builder
  }

  /// Whether the only closure of a call is what a button does: it has a title.
  private func takesAction(_ segment: Range<Int>) -> Bool {
    let argument = segment.lowerBound + 2
    return source.text(segment.lowerBound).hasSuffix("Button")
      && source.token(argument - 1, is: "(") && !source.token(argument, is: ")")
      && !source.token(argument + 1, is: ":")
  }

  /// Whether a closure waits itself, and not only what is handed on in it.
  private func waits(in closure: Range<Int>) -> Bool {
    var index = closure.lowerBound + 1
    while index < closure.upperBound {
      if source.token(index, is: "await") { return true }
      index = next(index)
    }
    return false
  }

  /// The trailing closures of a call, the first of which has no label.
  private func trailingClosures(of segment: Range<Int>) -> [Range<Int>] {
    var closures: [Range<Int>] = []
    var last = segment.upperBound - 1
    while source.token(last, is: "}"), let open = match(last), open > segment.lowerBound {
      closures.insert(open..<last + 1, at: 0)
      guard source.token(open - 1, is: ":") else { return closures }
      last = open - 3
    }
    return []
  }

  /// The function that shows the content of a container which is not here, by what its closure is given; nil for
  /// more than two.
  func container(for builder: Range<Int>) -> String? {
    let header = builder.lowerBound + 1..<firstStatement(builder.lowerBound)
    let count: Int
    if header.isEmpty {
      let texts = Set(builder.map(source.text))
      count = (0...2).last { texts.contains("$\($0)") }.map { $0 + 1 } ?? 0
    } else if source.text(header.lowerBound).hasPrefix("$") {
      return header.count == 2 ? "containerGivingBinding" : nil
    } else {
      count = header.count { source.token($0, is: ",") } + 1
    }
    return ["container", "containerGivingOne", "containerGivingTwo"].dropFirst(count).first
  }
}
