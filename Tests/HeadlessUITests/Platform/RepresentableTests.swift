#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import HeadlessUI

  private struct WebLike: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private struct Labelled: UIViewRepresentable {
    final class Coordinator { let text = "Hello" }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = context.coordinator.text
      return label
    }

    func updateUIView(_ uiView: UILabel, context: Context) {}

    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UILabel, context: Context
    ) -> CGSize? {
      uiView.intrinsicContentSize
    }
  }

  private struct Undecided: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}

    func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
    ) -> CGSize? {
      proposal.width == 50 ? CGSize(width: 50, height: 7) : nil
    }
  }

  private struct Editor: UIViewRepresentable {
    @Binding var height: CGFloat
    let text: String

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }

    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UILabel, context: Context
    ) -> CGSize? {
      CGSize(width: uiView.intrinsicContentSize.width, height: height)
    }
  }

  private struct Note: View {
    @State private var height: CGFloat = 60
    @State private var text = "short"
    var body: some View {
      Editor(height: $height, text: text).onAppear {
        height = 80
        text = "a longer text"
      }
    }
  }

  private struct Observing: UIViewRepresentable {
    let shown: Shown
    let answers: Bool

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.tag = answers ? 0 : Int(shown.width)
    }

    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UILabel, context: Context
    ) -> CGSize? {
      CGSize(width: answers ? shown.width : CGFloat(uiView.tag), height: 5)
    }
  }

  private struct Hosted<Content: View>: UIViewControllerRepresentable {
    let content: Content
    let log: Log

    final class Log { var lines: [String] = [] }

    func makeCoordinator() -> Log { log }

    func makeUIViewController(context: Context) -> UIHostingController<Content> {
      context.coordinator.lines.append("make")
      return UIHostingController(rootView: content)
    }

    func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
      context.coordinator.lines.append("update")
      controller.rootView = content
    }
  }

  @Observable
  private final class Shown {
    var width: CGFloat = 10
  }

  private struct Linked: UIViewControllerRepresentable {
    @Environment(\.displayScale) private var scale
    @State private var height: CGFloat = 20
    let shown: Shown

    func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
      UIHostingController(rootView: AnyView(EmptyView()))
    }

    func updateUIViewController(_ controller: UIHostingController<AnyView>, context: Context) {
      controller.rootView = AnyView(
        Color.red.frame(width: shown.width * scale, height: height).onAppear { height = 40 })
    }
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Hosted(content: Color.red.frame(width: width, height: 20), log: .init())
        .onAppear { width = 30 }
    }
  }

  @MainActor
  @Suite("Views of the platform")
  struct RepresentableTests {
    private final class HostingView<Content: View>: _UIHostingView<Content> {
      override func layoutSubviews() { setNeedsLayout() }
    }

    @Test("a hosting controller shows its view, in the middle of all the room that it is given")
    func hosted() {
      let log = Hosted<Color>.Log()
      let host = ViewHost(
        Hosted(content: Color.red.frame(width: 10, height: 20), log: .init()),
        size: CGSize(width: 100, height: 100))
      host.layout()
      #expect(host.tree.frames("Color").first == CGRect(x: 45, y: 40, width: 10, height: 20))
      #expect(host.measure([.unspecified, .zero]) == [CGSize(width: 10, height: 20), .zero])
      let plain = ViewHost(Hosted(content: Color.red, log: log))
      plain.layout()
      #expect(log.lines == ["make", "update"])
    }

    @Test("what a hosting controller shows follows its representable")
    func updatedController() async {
      let host = ViewHost(Growing(), size: CGSize(width: 100, height: 100))
      for _ in 0..<5 where await !host.pass().needsAnotherPass { break }
      #expect(host.tree.frames("Color").first?.width == 30)
    }

    @Test("a representable of a hosting controller has its properties, and follows what it reads")
    func linked() async {
      let shown = Shown()
      let host = ViewHost(
        Linked(shown: shown).environment(\.displayScale, 3), size: CGSize(width: 100, height: 100))
      func settle() async {
        for _ in 0..<5 where await !host.pass().needsAnotherPass { break }
      }
      await settle()
      #expect(host.tree.frames("Color").first?.size == CGSize(width: 30, height: 40))
      shown.width = 20
      await settle()
      #expect(host.tree.frames("Color").first?.size == CGSize(width: 60, height: 40))
    }

    @Test("an image is made of its own data again, as large as it was")
    func imageData() throws {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 70)).image { _ in }
      let data = try #require(image.pngData())
      let pixels = CGSize(
        width: image.size.width * image.scale, height: image.size.height * image.scale)
      #expect(UIImage(data: data)?.size == pixels)
      #expect(UIImage(systemName: "star")?.jpegData(compressionQuality: 1) != nil)
      // The checksum of a header of one pixel, as other programs write it.
      let one = ImageHeader.png(of: .zero)
      #expect(Array(one[29..<33]) == [0x1F, 0x15, 0xC4, 0x89])
    }

    @Test("colours of the platform have parts, from whatever they are made")
    func components() throws {
      let parts = try #require(Color(red: 1, green: 0.5, blue: 0).opacity(0.5).cgColor?.components)
      #expect(parts.map { ($0 * 10).rounded() / 10 } == [1, 0.5, 0, 0.5])
      #expect(Color.white.cgColor?.copy(alpha: 0.25)?.alpha == 0.25)
      let half = NSColor(deviceWhite: 1, alpha: 1).blended(withFraction: 0.5, of: .black)
      #expect(half?.redComponent == 0.5 && half?.alphaComponent == 1)
      #expect(NSColor(hue: 0, saturation: 1, brightness: 1, alpha: 1).greenComponent == 0)
      let adaptive = NSColor(name: nil) { $0.name == .darkAqua ? .white : .black }
      #expect(adaptive.blueComponent == 0)
    }

    @Test("a hosting view is as large as what it shows, and can be inherited from")
    func hostingView() {
      let view = HostingView(rootView: Color.red.frame(width: 30, height: 20))
      #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 20))
      #expect(_UIHostingView<Text>(coder: NSCoder()) == nil)
    }

    @Test("a representable takes what it is proposed")
    func greedy() {
      let host = ViewHost(WebLike())
      #expect(
        host.sizeThatFits(ProposedViewSize(width: 120, height: 30))
          == CGSize(width: 120, height: 30))
      #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    }

    @Test("its own sizeThatFits answers, with the view and the coordinator that it makes")
    func answers() {
      let label = ViewHost(Text("Hello")).sizeThatFits(.unspecified)
      #expect(label.width > 10)
      #expect(ViewHost(Labelled()).sizeThatFits(ProposedViewSize(width: 300, height: 300)) == label)
    }

    @Test("it is updated before it is asked, and asked again when what it reads changes")
    func updatedAnswers() async {
      let host = ViewHost(Note(), size: CGSize(width: 300, height: 300))
      _ = await host.pass()
      #expect(host.tree.frames("Placeholder").first?.height == 60)
      for _ in 0..<5 where await !host.pass().needsAnotherPass { break }
      let text = ViewHost(Text("a longer text")).sizeThatFits(.unspecified)
      #expect(
        host.tree.frames("Placeholder").first?.size == CGSize(width: text.width, height: 80))
    }

    @Test(
      "an observable property that its update or its answer reads is followed each time",
      arguments: [false, true])
    func observed(answers: Bool) async {
      let shown = Shown()
      let host = ViewHost(
        Observing(shown: shown, answers: answers), size: CGSize(width: 300, height: 300))
      for width in [10, 30, 50, 20] as [CGFloat] {
        shown.width = width
        for _ in 0..<5 where await !host.pass().needsAnotherPass { break }
        #expect(host.tree.frames("Placeholder").first?.width == width)
      }
    }

    @Test("where its sizeThatFits has no answer, it takes what it is proposed")
    func undecided() {
      let host = ViewHost(Undecided())
      #expect(
        host.sizeThatFits(ProposedViewSize(width: 50, height: 50)) == CGSize(width: 50, height: 7))
      #expect(
        host.sizeThatFits(ProposedViewSize(width: 60, height: 40)) == CGSize(width: 60, height: 40))
    }

    @Test("a hosting controller measures its view")
    func hosting() {
      let controller = UIHostingController(rootView: Color.red.frame(width: 40, height: 20))
      #expect(
        controller.sizeThatFits(in: CGSize(width: 300, height: 300))
          == CGSize(width: 40, height: 20))
    }
  }
#endif
