import Foundation

/// A text of many lines that can be edited; it takes all that it is proposed.
public struct TextEditor {
  let text: String
  private let edited: Binding<String>

  /// An editor of a text.
  nonisolated public init(text: Binding<String>) {
    self.text = text.wrappedValue
    edited = text
  }
}

extension TextEditor {
  /// An editor of a text.
  ///
  /// - Parameter selection: stays as it is; nothing is selected here.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
  }

  /// An editor of a text with attributes.
  ///
  /// - Parameter selection: stays as it is; nothing is selected here.
  nonisolated public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) },
        set: { typed in
          // What is typed behind the text has no attributes of its own.
          let before = String(text.wrappedValue.characters)
          if typed.hasPrefix(before) {
            text.wrappedValue += AttributedString(String(typed.dropFirst(before.count)))
          } else {
            text.wrappedValue = AttributedString(typed)
          }
        }))
  }
}

/// What is selected in a text with attributes; nothing, at its end, unless something else is said.
public struct AttributedTextSelection: Equatable, Sendable {
  /// A part of a text that is selected.
  public enum Indices: Equatable, Sendable {
    /// Nothing; what is typed comes here.
    case insertionPoint(AttributedString.Index)
    /// From one place to another.
    case ranges([Range<AttributedString.Index>])
  }

  private var range: Range<AttributedString.Index>?

  /// Nothing is selected.
  public init() {}

  /// A part is selected.
  public init(range: Range<AttributedString.Index>) { self.range = range }

  /// Nothing is selected; what is typed comes at a place, with attributes that are not kept here.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    range = insertionPoint..<insertionPoint
  }

  /// What is selected in a text.
  public func indices(in text: AttributedString) -> Indices {
    guard let range, range.upperBound <= text.endIndex else {
      return .insertionPoint(text.endIndex)
    }
    return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges([range])
  }

  /// The attributes that typed text would have: none.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer { .init() }
}

extension TextEditor: View {
  /// The space of the text.
  public var body: some View {
    ControlPart("TextEditor", detail: "\"\(text)\"")
      .control(Control(name: "TextEditor", actions: Control.typing(into: edited), hasTitle: false))
  }
}
