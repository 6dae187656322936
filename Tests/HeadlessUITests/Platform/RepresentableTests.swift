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

  @MainActor
  @Suite("Views of the platform")
  struct RepresentableTests {
    private final class HostingView<Content: View>: _UIHostingView<Content> {
      override func layoutSubviews() { setNeedsLayout() }
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
