import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("The date of previews", .enabled(if: CommandRun.canCompile), .ownThreads)
struct PreviewClockTests {
  @Test("is one that is always the same, in a provider, a static property, a global and a body")
  func same() throws {
    let inline = try InlineSource(
      """
      let global = Date()
      struct Sample { static let date = Date() }
      struct Dates: View {
        let date: Date
        var body: some View {
          let dates = [date, Sample.date, global, Date()]
          Text(Set(dates.map { $0.formatted(.iso8601) }).sorted().joined(separator: " "))
        }
      }
      struct Provider: PreviewProvider {
        static let known = Sample.date
        static var previews: some View { Dates(date: max(known, Date())) }
      }
      #Preview("macro") { Dates(date: Date()) }
      """)
    let shown = try inline.run.report().probes.map { $0.tree.map(\.detail) }
    #expect(shown == [["\"2027-06-16T09:41:00Z\""], ["\"2027-06-16T09:41:00Z\""]])
  }
}
