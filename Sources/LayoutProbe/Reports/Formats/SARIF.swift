import HeadlessUI

/// `sarif`: SARIF 2.1.0 for code scanning. The ring of a loop is a code flow, a finding that does
/// not count is a suppressed result.
public enum SARIF: ReportFormat {
  /// `sarif`
  public static let name = "sarif"
  /// What it is for.
  public static let summary = "SARIF 2.1.0 for code scanning"

  /// GitHub shows no more steps of a flow.
  private static let maximumSteps = 1_000

  /// A document with one run.
  public static func render(_ report: InspectReport) throws -> String {
    let findings = report.checked
    let rules = ContractRules.descriptions
    let isUsable = !findings.contains { ContractRules.saysUnchecked($0.finding.rule) }
    let run: JSONValue = [
      "tool": [
        "driver": [
          "name": "layoutprobe", "version": .text(ToolVersion.current),
          "semanticVersion": .text(ToolVersion.current), "rules": .list(rules.map(rule)),
        ]
      ],
      "columnKind": "utf16CodeUnits",
      "invocations": [["executionSuccessful": .bool(isUsable)]],
      "results": .list(
        findings.map { finding in
          result(finding, rules.firstIndex { $0.id == finding.finding.rule })
        }),
    ]
    let document: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]
    return try document.text(isPretty: true)
  }

  private static func rule(_ rule: ContractRules.Description) -> JSONValue {
    [
      "id": .text(rule.id),
      "shortDescription": ["text": .text(rule.demand)],
      "fullDescription": ["text": .text(rule.why)],
      "help": ["text": .text(rule.fix), "markdown": .text(page(rule))],
      "defaultConfiguration": ["level": .text(rule.severity.rawValue)],
    ]
  }

  /// What the rule's page says, for consumers that show it beside a finding.
  private static func page(_ rule: ContractRules.Description) -> String {
    let example = rule.example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }.joined(separator: "\n")
    return "\(rule.demand)\n\n**Why:** \(rule.why)\n\n**Fix:** \(rule.fix)\n\n"
      + "Example that breaks it:\n\n\(example)\n"
  }

  private static func result(_ checked: CheckedFinding, _ ruleIndex: Int?) -> JSONValue {
    let finding = checked.finding
    var result: [String: JSONValue] = [
      "ruleId": .text(finding.rule),
      // Consumers count levels, and few of them look at suppressions.
      "level": .text(finding.suppression == nil ? finding.severity.rawValue : "none"),
      "message": ["text": .text(message(checked))],
      "locations": [location(checked, nil)],
      "partialFingerprints": ["layoutprobe/v1": .text(checked.fingerprint)],
    ]
    if let ruleIndex { result["ruleIndex"] = .number(Double(ruleIndex)) }
    if let flow = checked.flow {
      let steps = stops(flow, from: checked.place).prefix(maximumSteps).map {
        text, place -> JSONValue in
        ["location": location(checked, text, at: place)]
      }
      result["codeFlows"] = [["threadFlows": [["locations": .list(steps)]]]]
    }
    let fixes = (checked.remedies ?? []).compactMap(fix)
    if !fixes.isEmpty { result["fixes"] = .list(fixes) }
    if let suppression = finding.suppression {
      result["suppressions"] = [
        ["kind": "external", "justification": .text(suppression.reason)]
      ]
    }
    var properties: [String: JSONValue] = [:]
    properties["probe"] = checked.probe.map(JSONValue.text)
    properties["expected"] = finding.expected.map(JSONValue.text)
    properties["found"] = finding.found.map(JSONValue.text)
    properties["metric"] = finding.metric.map(JSONValue.number)
    if !properties.isEmpty { result["properties"] = .object(properties) }
    return .object(result)
  }

  /// The steps of a flow; those at one place that follow each other are one, and what the engine
  /// does goes with the line that made it do so.
  private static func stops(
    _ flow: [LoopReport.RingStep], from start: SourcePlace?
  ) -> [(text: String, place: SourcePlace?)] {
    flow.reduce(into: []) { stops, step in
      let place = step.place ?? stops.last?.place ?? start
      if let last = stops.last, last.place == place {
        stops[stops.count - 1].text += ", " + step.text
      } else {
        stops.append((step.text, place))
      }
    }
  }

  private static func message(_ checked: CheckedFinding) -> String {
    let finding = checked.finding
    let isFlow = checked.flow != nil
    return ([checked.sentence] + (isFlow ? [] : finding.witness) + checked.details)
      .joined(separator: "\n")
  }

  private static func fix(_ remedy: LoopReport.RemedyReport) -> JSONValue? {
    guard let edits = remedy.edits, !edits.isEmpty else { return nil }
    let files = Dictionary(grouping: edits, by: \.file).sorted { $0.key < $1.key }
    return [
      "description": ["text": .text("\(remedy.remedy.explanation): it then settles")],
      "artifactChanges": .list(
        files.map { file, edits in
          [
            "artifactLocation": ["uri": .text(uri(file))],
            "replacements": .list(edits.map(replacement)),
          ]
        }),
    ]
  }

  private static func replacement(_ edit: SourceEdit) -> JSONValue {
    [
      "deletedRegion": [
        "startLine": .number(Double(edit.region.line)),
        "startColumn": .number(Double(edit.region.column)),
        "endLine": .number(Double(edit.region.endLine)),
        "endColumn": .number(Double(edit.region.endColumn)),
      ],
      "insertedContent": ["text": .text(edit.text)],
    ]
  }

  private static func location(
    _ checked: CheckedFinding, _ message: String?, at step: SourcePlace? = nil
  ) -> JSONValue {
    var location: [String: JSONValue] = [:]
    let place = step ?? checked.place
    if let file = step?.file ?? checked.file {
      var physical: [String: JSONValue] = ["artifactLocation": ["uri": .text(uri(file))]]
      if let place {
        var region: [String: JSONValue] = ["startLine": .number(Double(place.line))]
        region["startColumn"] = place.column.map { .number(Double($0)) }
        physical["region"] = .object(region)
      }
      location["physicalLocation"] = .object(physical)
    }
    let names = [checked.probe, checked.finding.path.isEmpty ? nil : checked.finding.path]
      .compactMap(\.self)
    if !names.isEmpty {
      location["logicalLocations"] = [
        ["fullyQualifiedName": .text(names.joined(separator: "/")), "kind": "element"]
      ]
    }
    if let message { location["message"] = ["text": .text(message)] }
    return .object(location)
  }

  /// A relative path stays one, so that it means the same on every machine.
  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
