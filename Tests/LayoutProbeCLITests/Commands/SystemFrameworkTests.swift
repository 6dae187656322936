import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite(
  "Frameworks of the system that sources import", .enabled(if: CommandRun.canCompile), .ownThreads)
struct SystemFrameworkTests {
  @Test("a publisher of a request, predicates over related models and colours of UIKit compile")
  func publishersPredicatesColors() throws {
    let source = try InlineSource(
      """
      import Combine
      import SwiftData
      @Model final class Person { var name = ""; init() {} }
      @Model final class Event { var person: Person?; init() {} }
      final class Loader: ObservableObject {
        @Published var count = 0
        private var bag: Set<AnyCancellable> = []
        func load(_ url: URL) {
          URLSession.shared.dataTaskPublisher(for: url).map(\\.data)
            .decode(type: [Int].self, decoder: JSONDecoder())
            .replaceError(with: []).receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.count = $0.count }.store(in: &bag)
        }
      }
      struct Events: View {
        @Query private var events: [Event]
        @StateObject private var loader = Loader()
        init(of person: Person) {
          let id = person.persistentModelID
          _events = Query(filter: #Predicate<Event> { $0.person?.persistentModelID == id })
        }
        var body: some View {
          Text("Row").padding(4).background(Color(.init(white: 1, alpha: 0.15)))
            .foregroundColor(Color(.init(red: 1, green: 0, blue: 0, alpha: 1)))
            .foregroundStyle(.secondary).animation(.default, value: "one\\ntwo")
        }
      }
      #Preview { Events(of: Person()).modelContainer(for: Event.self, inMemory: true) }
      """)
    let report = try source.run.report()
    #expect(source.run.status == 0 && report.standIns.isEmpty, "\(source.run.all)")
    let tree = try #require(report.probes.first?.tree)
    #expect(tree.contains { $0.label == "Text" })
    let effects = tree.flatMap(\.effects).joined(separator: " ")
    #expect(!effects.contains("\n") && !effects.contains("ShapeStyle("), "\(effects)")
  }

  @Test("what signs in, plays and asks for the network compiles, and the network is there")
  func frameworks() throws {
    let source = try InlineSource(
      """
      import AVFoundation
      import AuthenticationServices
      import CoreText
      import Network
      final class Reachability: ObservableObject {
        @Published var isThere = false
        private let monitor = NWPathMonitor()
        init() {
          monitor.pathUpdateHandler = { [weak self] path in
            DispatchQueue.main.async { self?.isThere = path.status == .satisfied }
          }
          monitor.start(queue: DispatchQueue(label: "network"))
        }
      }
      struct Page: View {
        @StateObject private var reachability = Reachability()
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: reachability.isThere ? 50 : 20, height: 10)
            SignInWithAppleButton(.signIn) { _ in } onCompletion: { _ in }
              .frame(width: 40, height: 30)
          }
          .onAppear {
            try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
            try? AVAudioSession.sharedInstance().setActive(true)
            var error: Unmanaged<CFError>?
            let font = URL(fileURLWithPath: "/a.ttf") as CFURL
            if !CTFontManagerRegisterFontsForURL(font, .process, &error) { print("no font") }
          }
        }
      }
      #Preview("page") { Page() }
      """)
    let probe = try #require(try source.run.report().probes.first, "\(source.run.all)")
    #expect(probe.tree.first { $0.label == "VStack" }?.frame?.size == CGSize(width: 50, height: 40))
    #expect(probe.standIns.isEmpty && probe.findings.isEmpty, "\(source.run.all)")
  }

  @Test("health, motion, literals of the editor and settings of the network compile")
  func moreFrameworks() throws {
    let source = try InlineSource(
      """
      import AVKit
      import CoreMotion
      import HealthKit
      @MainActor final class Health: ObservableObject {
        let store = HKHealthStore()
        let motion = CMMotionManager()
        let player = AVPlayer()
        let session: URLSession
        @Published var steps = 50.0
        init() {
          let configuration = URLSessionConfiguration.default
          configuration.waitsForConnectivity = true
          configuration.urlCache = URLCache(memoryCapacity: 1, diskCapacity: 1)
          session = URLSession(configuration: configuration)
        }
        func fetch() async {
          guard HKHealthStore.isHealthDataAvailable(), let type = HKQuantityType.quantityType(forIdentifier: .stepCount)
          else { return }
          try? await store.requestAuthorization(toShare: [], read: [type])
          let query = HKStatisticsQuery(
            quantityType: type,
            quantitySamplePredicate: HKQuery.predicateForSamples(
              withStart: nil, end: Date(), options: .strictStartDate),
            options: .cumulativeSum
          ) { _, result, _ in
            let sum = result?.sumQuantity()?.doubleValue(for: .count()) ?? 20
            DispatchQueue.main.async { self.steps = sum }
          }
          store.execute(query)
        }
        func play() {
          if motion.isDeviceMotionAvailable { motion.startDeviceMotionUpdates() }
          switch player.timeControlStatus {
          case .paused: player.play()
          case .playing: player.pause()
          default: break
          }
        }
      }
      struct Page: View {
        @StateObject private var health = Health()
        var body: some View {
          VStack(spacing: 0) {
            Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)).frame(width: health.steps, height: 10)
            Image(uiImage: #imageLiteral(resourceName: "gone")).frame(width: 5, height: 5)
            Toggle("", isOn: .constant(true)).labelsHidden()
              .toggleStyle(SwitchToggleStyle(tint: .green)).frame(height: 5)
          }
          .fixedSize()
          .onTapGesture { health.play() }
          .task { await health.fetch() }
        }
      }
      #Preview("page") { Page() }
      """)
    let probe = try #require(try source.run.report().probes.first, "\(source.run.all)")
    #expect(probe.standIns.isEmpty && probe.findings.isEmpty, "\(source.run.all)")
    #expect(probe.tree.first { $0.label == "Color" }?.frame?.size == CGSize(width: 20, height: 10))
    let unit = try InlineSource(
      """
      import HealthKit
      #Preview("unit") {
        let energy = HKQuantity(unit: .kilocalorie(), doubleValue: 2).doubleValue(for: .smallCalorie())
        let mass = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 3).doubleValue(for: .gram())
        Color.red.frame(width: energy / 100, height: mass / 100)
      }
      """)
    #expect(try unit.sizes == ["unit": "20×30"])
  }

  @Test("an entity has its class where another type has one of its name inside")
  func nestedNames() throws {
    let model = """
      <?xml version="1.0"?><model type="x">
        <entity name="Book" representedClassName=".Book" codeGenerationType="class">
          <attribute name="title" optional="YES" attributeType="String"/>
        </entity>
      </model>
      """
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.target(name: "App", path: "App", resources: [.process("M.xcdatamodeld")])])
      """)
    try folder.write("App/M.xcdatamodeld/M.xcdatamodel/contents", model)
    try folder.write(
      "App/View.swift",
      """
      import CoreData
      import SwiftUI
      struct Index { private enum Book: String { case genesis } }
      struct Row: View {
        let book: Book
        var body: some View { Text(book.title ?? "none") }
      }
      #Preview { Row(book: Book()) }
      """)
    let run = try CommandRun(["inspect", "App/View.swift", "--format", "json"], in: folder.url)
    #expect(try run.report().probes.first?.measurements.isEmpty == false, "\(run.all)")
  }

  @Test("a view that shows where files are is the same in each run, and finds what it wrote there")
  func home() throws {
    let source = """
      struct Page: View {
        var body: some View {
          let file = URL.cachesDirectory.appendingPathComponent("a/b.txt")
          let _ = try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          let _ = try? Data("kept".utf8).write(to: file)
          VStack {
            Text(file.path + NSHomeDirectory())
            Text((try? String(contentsOf: file, encoding: .utf8)) ?? "nothing of it")
          }
        }
      }
      #Preview("page") { Page() }
      """
    let texts = try (0..<2).map { _ in
      try InlineSource(source).run.report().probes[0].tree.filter { $0.label == "Text" }
    }
    #expect(texts[0].map(\.frame) == texts[1].map(\.frame))
    #expect(texts[0].last?.detail?.contains("kept") == true, "\(texts[0])")
  }

  @Test("a folder that only Apple's systems have is stood in for, and is no crash of the program")
  func library() throws {
    let source = try InlineSource(
      """
      #Preview("library") {
        let folder = try! FileManager.default.url(
          for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
        Color.red.frame(width: folder.path.isEmpty ? 10 : 20, height: 10)
      }
      """)
    let report = try source.run.report()
    #expect(report.failures.isEmpty, "\(source.run.all)")
    #expect(report.probes.map(\.name) == ["library"])
  }

  @Test("catalogs beside a project's folder are another project's")
  func siblings() throws {
    let folder = try TemporaryFolder()
    func catalogs(around path: String) -> [String] {
      LooseResources.around(folder.url.appendingPathComponent(path).path)
        .map { FilePath.name($0.path) }
    }
    try folder.write("A/A.xcodeproj/project.pbxproj", "")
    try folder.write("A/Own.xcassets/Contents.json", "{}")
    try folder.write("A/App/View.swift", "")
    try folder.write("B/Other.xcassets/Contents.json", "{}")
    try folder.write("Common.xcassets/Contents.json", "{}")
    try folder.write("C/.gitignore", "")
    try folder.write("C/App/View.swift", "")
    #expect(catalogs(around: "A/App") == ["Own.xcassets"])
    try folder.write("D/.git/config", "")
    try folder.write("D/Shared.xcassets/Contents.json", "{}")
    try folder.write("D/App/.gitignore", "")
    try folder.write("D/App/App.xcodeproj/project.pbxproj", "")
    try folder.write("D/App/Views/View.swift", "")
    #expect(catalogs(around: "D/App/Views") == ["Shared.xcassets"])
    #expect(catalogs(around: "C/App").isEmpty)
  }
}
