import Testing

@testable import LayoutProbe

@Suite("Statements in sources")
struct SourceStatementTests {
  private func statement(_ text: String, at mark: String) -> SourceStatement? {
    guard let range = text.range(of: mark) else { return nil }
    let before = text[..<range.lowerBound]
    let line = before.filter { $0 == "\n" }.count + 1
    let start = before.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
    return SourceStatement.find(
      line: line, column: text[start..<range.lowerBound].utf8.count + 1, in: text)
  }

  @Test(
    "an assignment is found wherever it stands",
    arguments: [
      (".onAppear { height = $0 }", "height", "$0"),
      (".onChange(of: a) { _, new in height = new }", "height", "new"),
      ("{ a = 1; height = f(b, c: { $0 = 2 }) ; c = 3 }", "height", "f(b, c: { $0 = 2 })"),
      (
        "x = 1\n  self.model.height = a\n    .b(\"= }\")\ny = 2", "self.model.height",
        "a\n    .b(\"= }\")"
      ),
      ("rows[i][K.self]?.wrappedValue = w // = z", "rows[i][K.self]?.wrappedValue", "w"),
      ("if a == b { height = a == b ? 1 : 2 }", "height", "a == b ? 1 : 2"),
      ("height = \"21\" // a\n  /* b */\n  count += 1", "height", "\"21\""),
    ])
  func assignments(text: String, target: String, value: String) throws {
    let mark = "= " + value.prefix(1)
    let found = try #require(statement(text, at: mark))
    #expect(found.target == target)
    #expect(found.value == value)
    #expect(found.text.hasPrefix(target))
  }

  @Test("the end of a closure belongs to its last statement")
  func endOfClosure() throws {
    let text = "var body: V { queue.async { n += 1 }; return Text(a) }"
    let found = try #require(statement(text, at: "}; return"))
    #expect(found.text == "n += 1")
    #expect(statement("queue.async { }; return 1", at: "}; return") == nil)
  }

  @Test("the label of a case is no part of its statement")
  func cases() throws {
    let text = """
      switch tab {
      case .a where x ? b : c: tab = .b
      case .b:
        tab = .a
        count = 1
      default: tab = y ? .a : .b
      }
      """
    let first = try #require(statement(text, at: "= .b"))
    #expect(first.text == "tab = .b" && first.target == "tab" && first.isWholeCase)
    let second = try #require(statement(text, at: "= .a\n"))
    #expect(second.text == "tab = .a" && !second.isWholeCase)
    let third = try #require(statement(text, at: "= 1"))
    #expect(third.text == "count = 1" && !third.isWholeCase)
    let last = try #require(statement(text, at: "= y"))
    #expect(last.text == "tab = y ? .a : .b" && last.isWholeCase)
  }

  @Test("what a setter does is known as such")
  func setters() throws {
    let binding = "Binding(get: { base }, set: { base[path] = $0 })"
    #expect(try #require(statement(binding, at: "= $0")).isInSetter)
    let property = "var a: Int { get { b } set { b = newValue } }"
    #expect(try #require(statement(property, at: "= newValue")).isInSetter)
    #expect(try #require(statement("reset { b = c }", at: "= c")).isInSetter == false)
  }

  @Test("what changes a value in place is a statement without a target")
  func others() throws {
    let text = "let x = 1\n  count += 1\n"
    let found = try #require(statement(text, at: "+="))
    #expect(found.target == nil)
    #expect(found.text == "count += 1")
    #expect(found.isAlone)
    #expect(found.region == SourceRegion(line: 2, column: 3, endLine: 2, endColumn: 13))
  }

  @Test("an argument belongs to the statement of the call, unless a closure is between them")
  func arguments() throws {
    let nested = try #require(statement("rows.append(rows.removeFirst())\n", at: "removeFirst"))
    #expect(nested.text == "rows.append(rows.removeFirst())")
    #expect(!nested.isNested)
    let deeper = try #require(statement("a(b(c.next()), d)\n", at: "next"))
    #expect(deeper.text == "a(b(c.next()), d)")
    let closure = try #require(statement("a(b(c.next()), { d = 1 })\n", at: "next"))
    #expect(closure.isNested)
  }

  @Test("a statement with another one behind it on the line is known as such")
  func semicolons() throws {
    let text = "if a { b = false; c = true }"
    #expect(try #require(statement(text, at: "= false")).hasSemicolon)
    #expect(try #require(statement(text, at: "= true")).hasSemicolon == false)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "SourceStatementTests-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    func left(out column: Int) -> String? {
      let write = StateWrite(
        pass: 1, state: "A.b", stateID: 0,
        place: SourcePlace(file: file.path, line: 1, column: column), type: "Bool", old: "true",
        new: "false")
      return RemedyCode(.drop, at: write, scale: 2)?.code
    }
    #expect(left(out: 10) == "/* b = false */ ()")
    #expect(left(out: 21) == "/* c = true */")
  }

  @Test("a place that is not in the text has no statement")
  func nowhere() {
    #expect(SourceStatement.find(line: 9, column: 1, in: "a = b") == nil)
    #expect(SourceStatement.find(line: 1, column: nil, in: "a = b") == nil)
    #expect(SourceStatement.find(line: 1, column: 99, in: "a = b") == nil)
  }
}
