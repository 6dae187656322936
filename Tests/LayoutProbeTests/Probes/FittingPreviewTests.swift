import Testing

@testable import LayoutProbe

@MainActor
@Suite("Previews as large as their view")
struct FittingPreviewTests {
  private struct Provider: PreviewProvider {
    static var previews: some View {
      Color.red.frame(width: 70, height: 30).previewLayout(.sizeThatFits)
      Color.red.frame(width: 70, height: 30)
    }
  }

  private func windows(_ list: SourceProbeList, _ runner: ProbeRunner) async -> [CGSize] {
    var windows: [CGSize] = []
    for probe in list.probes { windows.append(await runner.run(probe).window) }
    return windows
  }

  @Test("a preview that fits its view has a window of the view's size, unless one is given")
  func fitting() async {
    let list = SourceProbeList()
    list.add(
      PreviewDeclaration("fit", traits: .sizeThatFitsLayout) {
        Text("one line").frame(width: 90, height: 40)
      }, file: "A.swift", line: 1)
    list.add(provider: Provider.self, file: "A.swift", line: 2)
    let device = ViewHost.defaultSize
    #expect(
      await windows(list, ProbeRunner()) == [
        CGSize(width: 90, height: 40), CGSize(width: 70, height: 30), device,
      ])
    let given = CGSize(width: 200, height: 100)
    #expect(await windows(list, ProbeRunner(windowSize: given)) == [given, given, given])
  }
}
