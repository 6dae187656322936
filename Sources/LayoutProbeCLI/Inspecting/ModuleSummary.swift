import LayoutProbe

/// What the table at the end of a report on a folder is made of.
struct ModuleSummary {
  private let names: [String: String]
  /// How many probes the files have that could not be compiled.
  private let lost: [String: Int]
  private let standIns: [StandIn]

  /// - Parameters:
  ///   - shown: A path as the user sees it.
  ///   - count: How many probes a file has.
  init(
    _ result: SourceBatch.Result, units: [SourceUnit], shown: (String) -> String,
    count: (SourceUnit.File) -> Int
  ) {
    names = result.moduleNames
    var lost: [String: Int] = [:]
    for file in units.flatMap(\.files) where result.unusable.contains(shown(file.path)) {
      lost[shown(file.path)] = max(1, count(file))
    }
    self.lost = lost
    standIns = result.libraries.flatMap { library in
      ([library.module] + library.module.needed).flatMap(\.record.standIns)
    }
  }

  /// Adds the modules and causes to a report.
  func fill(_ report: inout InspectReport) {
    var modules: [String: ModuleReport] = [:]
    func count(_ source: String, _ change: (inout ModuleReport) -> Void) {
      guard let name = names[source] else { return }
      change(
        &modules[
          name, default: ModuleReport(name: name, found: 0, reported: 0, approximate: 0, failed: 0)]
      )
    }
    for probe in report.probes {
      count(probe.place?.file ?? "") { module in
        module.found += 1
        module.reported += 1
        if !probe.standIns.isEmpty { module.approximate += 1 }
      }
    }
    for failure in report.failures where !failure.isOfSource {
      count(failure.source) { module in
        module.found += 1
        module.failed += 1
      }
    }
    for (source, number) in lost {
      count(source) { module in
        module.found += number
        module.failed += number
      }
    }
    report.modules = modules.values.sorted { $0.name < $1.name }
    report.causes = causes(report)
  }

  private func causes(_ report: InspectReport) -> [ReportCause] {
    var places: [String: Set<SourcePlace>] = [:]
    for failure in report.failures {
      let errors = failure.kind == .compile ? Self.errors(failure.message) : []
      for (sentence, place) in errors { places[sentence, default: []].insert(place) }
      if errors.isEmpty {
        let line = failure.message.split(separator: "\n").first.map(String.init) ?? ""
        places[line, default: []].insert(
          failure.place ?? SourcePlace(file: failure.source, line: 1))
      }
    }
    for standIn in standIns { places[standIn.sentence, default: []].insert(standIn.place) }
    return places.map { ReportCause(sentence: $0.key, places: $0.value.sorted()) }
      .sorted { ($1.places.count, $0.sentence) < ($0.places.count, $1.sentence) }
  }

  private static func errors(_ messages: String) -> [(String, SourcePlace)] {
    messages.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: #/^(.+?):(\d+):\d+: error: (.+)$/#),
        let number = Int(match.output.2)
      else { return nil }
      return (
        String(match.output.3), SourcePlace(file: String(match.output.1), line: number)
      )
    }
  }
}

extension SourceDeclarations {
  /// How many things there are to run without naming a type.
  var count: Int { previews.count + providers.count + probes.count }
}
