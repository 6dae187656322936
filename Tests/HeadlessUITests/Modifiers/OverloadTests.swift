import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Forms of modifiers that keep the type, or have other arguments")
struct OverloadTests {
  private struct Note: Codable, Transferable {
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  private struct Paper: FileDocument {
    static let readableContentTypes = [UTType.text]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private func effects(_ laidOut: LaidOut) -> [String] {
    laidOut.host.tree.effects.map { $0.name + ($0.detail.map { "(\($0))" } ?? "") }
  }

  @Test("images stay images, and texts that are spoken can be joined")
  func types() {
    let image = Image(systemName: "star").symbolRenderingMode(.hierarchical).resizable()
    #expect(LaidOut(image, 50, 60).size == CGSize(width: 50, height: 60))
    #expect(LaidOut(Image("a").allowedDynamicRange(.high).resizable(), 50, 60).size.width == 50)
    let joined = Text("a").accessibilityLabel("b") + Text("c").speechSpellsOutCharacters()
    #expect(LaidOut(joined).size == LaidOut(Text("ac")).size)
    // Where any view will do, what is said about it is kept.
    #expect(effects(LaidOut(Text("a").accessibilityLabel("b"))) == ["accessibilityLabel(b)"])
  }

  @Test("springs are made of a spring, or of a duration and a bounce")
  func springs() {
    #expect(
      Animation.interactiveSpring(duration: 0.15, extraBounce: 0) == .interactiveSpring)
    #expect(Animation.spring(Spring(duration: 2, bounce: 0.5)) == .spring(duration: 2, bounce: 0.5))
    #expect(
      Animation.interpolatingSpring(duration: 1, bounce: 0)
        == .interpolatingSpring(
          stiffness: 4 * .pi * .pi, damping: 4 * .pi))
    #expect(Animation.linear.logicallyComplete(after: 1) == .linear)
  }

  @Test("effects of symbols and dialogs for files leave the layout as it is, and are recorded")
  func recorded() {
    let view = Color.red.frame(width: 10, height: 10)
    let effect = LaidOut(
      view.symbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2), value: 1)
        .symbolEffect(.variableColor.iterative, isActive: true)
        .contentTransition(.symbolEffect(.replace.downUp)).transition(.symbolEffect(.appear)))
    #expect(effect.frames("Color") == LaidOut(view).frames("Color"))
    #expect(effects(effect).contains("symbolEffect(BounceSymbolEffect)"), "\(effects(effect))")
    let dialog = LaidOut(
      view.fileExporter(isPresented: .constant(false), document: Paper(), contentType: .text) { _ in
      }
      .fileDialogMessage("Where?").fileDialogBrowserOptions(.includeHiddenFiles)
      .draggable(Note()).pointerStyle(.link))
    #expect(effects(dialog).contains("fileDialogMessage"))
    #expect(Paper.writableContentTypes == Paper.readableContentTypes)
  }

  @Test("a sample of anything is at hand, and of nothing that cannot be made")
  func samples() {
    let anything: Any = _standIn("a value")
    #expect(anything is _StandIn)
    #expect(StandInSample.of((any View).self, "a view") is _StandIn)
    #expect(StandInSample.of(Thread.self, "a thread") == nil)
  }
}
