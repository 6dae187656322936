import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Previews of widgets", .enabled(if: CommandRun.canCompile), .ownThreads)
struct WidgetPreviewTests {
  private static let widget = """
    import WidgetKit
    import AppIntents

    struct Entry: TimelineEntry { var date = Date(timeIntervalSince1970: 0); var length: CGFloat }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(length: 1) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> ()) {
        completion(Entry(length: 2))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        completion(Timeline(entries: [Entry(length: context.displaySize.width / 2)], policy: .atEnd))
      }
    }

    struct Setting: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Setting"
      @Parameter(title: "Name", default: "A") var name: String
    }

    struct IntentProvider: AppIntentTimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(length: 3) }
      func snapshot(for configuration: Setting, in context: Context) async -> Entry {
        Entry(length: 4)
      }
      func timeline(for configuration: Setting, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [Entry(length: 5)], policy: .never)
      }
    }

    struct EntryView: View {
      @Environment(\\.widgetFamily) private var family
      let entry: Entry
      var body: some View {
        if family == .systemSmall {
          Color.red.frame(width: entry.length, height: 5)
        } else {
          Color.red
        }
      }
    }

    struct Clock: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "clock", provider: Provider()) { EntryView(entry: $0) }
          .configurationDisplayName("Clock").description("Time").supportedFamilies([.systemSmall])
      }
    }

    struct Bare: Widget {
      var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "bare", intent: Setting.self, provider: IntentProvider()) {
          EntryView(entry: $0)
        }.contentMarginsDisabled()
      }
    }

    @main struct All: WidgetBundle {
      var body: some Widget {
        Clock()
        Bare()
      }
    }
    """

  @Test("The entries of a timeline are shown one by one, in the size of the widget")
  func entries() throws {
    let source = try InlineSource(
      Self.widget + """

        #Preview("small", as: .systemSmall) {
          Clock()
        } timeline: {
          Entry(length: 20)
          Entry(length: 30)
        }
        #Preview("provided", as: .systemSmall, widget: { Clock() }, timelineProvider: { Provider() })
        #Preview("medium", as: .systemMedium) { Clock() } timeline: { Entry(length: 20) }
        #Preview("bare", as: .systemMedium) { Bare() } timeline: { Entry(length: 20) }
        #Preview("circle", as: .accessoryCircular) { Clock() } timeline: { Entry(length: 20) }
        struct P: PreviewProvider {
          static var previews: some View {
            EntryView(entry: Entry(length: 7)).previewDisplayName("old")
              .previewContext(WidgetPreviewContext(family: .systemSmall))
          }
        }
        """)
    #expect(
      try source.windows == [
        "small (1)": "158×158", "small (2)": "158×158", "provided": "158×158",
        "medium": "338×158", "bare": "338×158", "circle": "72×72", "old": "158×158",
      ], "\(source.run.all)")
    // The red view: the entry's in a small widget, else what the margins leave.
    let reds = try source.frames(of: "Color")
    #expect(
      reds == [
        "small (1)": "20×5", "small (2)": "30×5", "provided": "79×5", "medium": "306×126",
        "bare": "338×158", "circle": "72×72", "old": "7×5",
      ])
  }

  @Test(
    "A text that counts time is as wide as it is proposed in a widget, and as its text in an app")
  func countingTexts() throws {
    let source = try InlineSource(
      """
      import WidgetKit
      struct Texts: View {
        var body: some View {
          Text(Date() + 125, style: .timer)
          Text(Date() + 3725, style: .relative).fixedSize()
          Text("since \\(Date() - 7200, style: .offset)")
          Text(timerInterval: (Date() - 10)...(Date() + 3590))
          Text(Date(timeIntervalSince1970: 0), style: .date)
        }
      }
      struct P: PreviewProvider {
        static var previews: some View {
          VStack(spacing: 0) { Texts() }.previewDisplayName("widget")
            .previewContext(WidgetPreviewContext(family: .systemMedium))
          VStack(spacing: 0) { Texts() }.previewDisplayName("app")
        }
      }
      """)
    let probes = try source.run.report().probes
    for probe in probes {
      let texts = probe.tree.filter { $0.label == "Text" }
      #expect(
        texts.map(\.detail) == [
          "\"2:05\"", "\"1 hr, 2 min\"", "\"since -2 hours\"", "\"59:50\"", "\"January 1, 1970\"",
        ], "\(source.run.all)")
      let own = texts.map { CGFloat(($0.detail?.count ?? 0) - 2) * 17 }
      let isWidget = probe.name == "widget"
      #expect(
        texts.map { $0.frame?.width }
          == (isWidget ? [338, own[1], 338, 338, own[4]] : own), "\(probe.name)")
    }
    #expect(probes.map(\.name).sorted() == ["app", "widget"])
  }

  @Test("A preview of a widget in another file does not keep a file from being compiled")
  func otherFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Clock.swift",
      "import SwiftUI\n" + Self.widget + """

        #Preview(as: .systemSmall) {
          Clock()
        } timeline: {
          Entry(length: 20)
        }
        """)
    try folder.write(
      "Row.swift",
      """
      import SwiftUI
      struct Row: View { var body: some View { EntryView(entry: Entry(length: 9)) } }
      #Preview { Row() }
      """)
    let run = try CommandRun(["inspect", "Row.swift"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    #expect(!run.all.contains("stand-in"), "\(run.all)")
  }

  @Test("A Live Activity is as wide as on the lock screen, and no higher than the system has it")
  func activity() throws {
    let source = try InlineSource(
      """
      import ActivityKit
      import WidgetKit
      struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var name: String
      }
      struct RideWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Ride.self) { context in
            Color.red.frame(height: CGFloat(context.state.minutes))
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Color.blue.frame(width: 10, height: 11) }
              DynamicIslandExpandedRegion(.bottom) { Color.green.frame(width: 30, height: 20) }
            } compactLeading: {
              Color.red.frame(width: 5, height: 6)
            } compactTrailing: {
              Text("b")
            } minimal: {
              Color.red.frame(width: 8, height: 9)
            }
          }
        }
      }
      #Preview("lock", as: .content, using: Ride(name: "a")) {
        RideWidget()
      } contentStates: {
        Ride.ContentState(minutes: 40)
        Ride.ContentState(minutes: 60)
        Ride.ContentState(minutes: 400)
      }
      #Preview("minimal", as: .dynamicIsland(.minimal), using: Ride(name: "a")) {
        RideWidget()
      } contentStates: {
        Ride.ContentState(minutes: 40)
      }
      #Preview("expanded", as: .dynamicIsland(.expanded), using: Ride(name: "a")) {
        RideWidget()
      } contentStates: {
        Ride.ContentState(minutes: 40)
      }
      """)
    #expect(
      try source.windows == [
        "lock (1)": "371×40", "lock (2)": "371×60", "lock (3)": "371×160",
        "minimal": "8×9", "expanded": "371×39",
      ], "\(source.run.all)")
  }

  @Test("Charts and maps are as large as proposed, and what is on them need not be known")
  func chartsAndMaps() throws {
    let source = try InlineSource(
      """
      import Charts
      import MapKit
      struct Day: Identifiable { let id: Int; var date: Date { Date(timeIntervalSince1970: 0) } }
      struct Sales: View {
        let days = [Day(id: 1), Day(id: 2)]
        var body: some View {
          Chart(days) { day in
            BarMark(x: .value("Day", day.date, unit: .day), y: .value("Sales", day.id))
              .foregroundStyle(by: .value("Kind", "a")).cornerRadius(3)
            if day.id == 1 {
              RuleMark(y: .value("Limit", 2)).lineStyle(StrokeStyle(lineWidth: 1))
                .annotation(position: .top, alignment: .leading) { Text("limit") }
            } else {
              PointMark(x: .value("Day", day.date), y: .value("Sales", 2.5)).symbol(.circle)
            }
          }
          .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { value in
              AxisGridLine()
              AxisValueLabel(format: .dateTime.day())
              if let date = value.as(Date.self) { AxisValueLabel { Text(date, style: .date) } }
            }
          }
          .chartYAxis(.hidden).chartYScale(domain: 0...10).chartLegend(position: .bottom)
          .chartForegroundStyleScale(["a": Color.red])
          .chartOverlay { proxy in Color.clear.frame(width: 4, height: 4) }
          .frame(height: 120)
        }
      }
      struct Trend: View {
        var body: some View {
          Chart {
            ForEach(0..<3) {
              LineMark(x: .value("x", $0), y: .value("y", $0 * 2)).symbol(Circle())
                .symbol(Circle().strokeBorder(lineWidth: 2))
            }
              .interpolationMethod(.catmullRom)
          }
          .chartYAxis { AxisMarks(position: .leading) }
        }
      }
      struct Place: View {
        @State private var position = MapCameraPosition.automatic
        let here = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        var body: some View {
          Map(position: $position) {
            Marker("Here", systemImage: "star", coordinate: here).tint(.red)
            Annotation("There", coordinate: here) { Circle().frame(width: 9) }
            ForEach([1, 2], id: \\.self) { _ in MapCircle(center: here, radius: 10) }
            UserAnnotation()
          }
          .mapStyle(.standard(elevation: .realistic))
          .mapControls { MapCompass() }
          .frame(width: 200, height: 100)
        }
      }
      #Preview("chart") { Sales() }
      #Preview("trend") { Trend() }
      #Preview("map") { Place() }
      """)
    #expect(
      try source.sizes == ["chart": "10×120", "trend": "10×10", "map": "200×100"],
      "\(source.run.all)")
    #expect(!source.run.all.contains("stand-in"), "\(source.run.all)")
  }
}
