#if !canImport(Darwin)
  import Foundation

  extension AttributedString {
    /// How Markdown is read, as Foundation has it.
    public struct MarkdownParsingOptions: Sendable {
      /// As much of Markdown as counts.
      public enum InterpretedSyntax: Sendable {
        /// All of it: paragraphs, headings and items follow each other without a line end, as in
        /// Foundation, where only attributes tell them apart.
        case full
        /// What stands in a line; line ends are spaces.
        case inlineOnly
        /// What stands in a line; line ends and spaces stay.
        case inlineOnlyPreservingWhitespace
      }

      /// What becomes of text that cannot be read; all can be here.
      public enum FailurePolicy: Sendable {
        /// An error is thrown.
        case throwError
        /// As much as could be read is the text.
        case returnPartiallyParsedIfPossible
      }

      /// As Foundation has it: kept, and nothing depends on it.
      public var allowsExtendedAttributes: Bool
      /// As much of Markdown as counts.
      public var interpretedSyntax: InterpretedSyntax
      /// As Foundation has it: kept, and nothing depends on it.
      public var failurePolicy: FailurePolicy
      /// As Foundation has it: kept, and nothing depends on it.
      public var languageCode: String?
      /// As Foundation has it: kept, and nothing depends on it.
      public var appliesSourcePositionAttributes: Bool

      /// One as Foundation makes it.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
        appliesSourcePositionAttributes: Bool = false
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
        self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
      }
    }

    /// The text of Markdown: emphasis, strong emphasis, code, strikethrough and links are attributes.
    ///
    /// - Parameter baseURL: where addresses of links begin that are no whole ones.
    /// - Throws: never here; Foundation's may.
    public init(
      markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      let pieces =
        switch options.interpretedSyntax {
        case .full: MarkdownBlocks.texts(in: markdown).flatMap(MarkdownBlocks.pieces)
        case .inlineOnly:
          InlineMarkdown.pieces(of: MarkdownBlocks.joined(markdown), withLinks: true)
        case .inlineOnlyPreservingWhitespace: InlineMarkdown.pieces(of: markdown, withLinks: true)
        }
      self.init()
      for piece in pieces { append(AttributedString(piece, baseURL)) }
    }

    /// The text of Markdown in UTF-8.
    public init(
      markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The text of a Markdown file.
    ///
    /// - Throws: if it cannot be read.
    public init(
      contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// The text of Markdown. Attributes of a scope that Markdown spells out are not read.
    public init<S: AttributeScope>(
      markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
      options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// The text of Markdown. Attributes of a scope that Markdown spells out are not read.
    public init<S: AttributeScope>(
      markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(),
      baseURL: URL? = nil
    ) throws {
      try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// The translation of a text; without one, the text.
    public init(
      localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(key.key.localized(table: table, bundlePath: bundle?.bundlePath))
    }

    /// The translation of a text; without one, the text.
    public init(localized resource: LocalizedStringResource) { self.init(resource.localizedKey) }

    private init(_ key: LocalizedStringKey) {
      self.init()
      for segment in key.segments {
        append(
          AttributedString(
            InlineMarkdown.Piece(
              string: segment.string, isBold: segment.traits.isBold ?? false,
              isItalic: segment.traits.isItalic ?? false,
              isCode: segment.traits.isMonospaced ?? false), nil))
      }
    }

    private init(_ piece: InlineMarkdown.Piece, _ baseURL: URL?) {
      self.init(piece.string)
      var intent: InlinePresentationIntent = []
      if piece.isBold { intent.insert(.stronglyEmphasized) }
      if piece.isItalic { intent.insert(.emphasized) }
      if piece.isCode { intent.insert(.code) }
      if piece.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { self.inlinePresentationIntent = intent }
      if let address = piece.link { self.link = URL(string: address, relativeTo: baseURL) }
    }
  }

  /// Paragraphs, headings, items, quotes and code of a Markdown text.
  private enum MarkdownBlocks {
    enum Block {
      case text(String)
      case code(String)
    }

    static func pieces(_ block: Block) -> [InlineMarkdown.Piece] {
      switch block {
      case .text(let text): InlineMarkdown.pieces(of: text, withLinks: true)
      case .code(let text): [InlineMarkdown.Piece(string: text)]
      }
    }

    /// The text in one line.
    static func joined(_ text: some StringProtocol) -> String {
      text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: " ")
    }

    static func texts(in markdown: String) -> [Block] {
      var blocks: [Block] = []
      var paragraph: [String] = []
      var code: String?
      func endParagraph() {
        if !paragraph.isEmpty { blocks.append(.text(paragraph.joined(separator: " "))) }
        paragraph = []
      }
      for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        var text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("```") || text.hasPrefix("~~~") {
          if let finished = code { blocks.append(.code(finished)) }
          endParagraph()
          code = code == nil ? "" : nil
          continue
        }
        if code != nil {
          code? += line + "\n"
          continue
        }
        while text.hasPrefix(">") {
          text = text.dropFirst().trimmingCharacters(in: .whitespaces)
        }
        let heading = text.prefixMatch(of: #/#{1,6}(\s+|$)/#)
        let item = text.prefixMatch(of: #/([-*+]|\d{1,9}[.)])\s+/#)
        let isRule = text.wholeMatch(of: #/([-*_])(\s*\1){2,}/#) != nil
        if text.isEmpty || heading != nil || item != nil || isRule { endParagraph() }
        guard !text.isEmpty, !isRule else { continue }
        if let end = heading?.range.upperBound ?? item?.range.upperBound {
          text = String(text[end...])
        }
        paragraph.append(text)
        if heading != nil { endParagraph() }
      }
      if let code { blocks.append(.code(code)) }
      endParagraph()
      return blocks
    }
  }
#endif
