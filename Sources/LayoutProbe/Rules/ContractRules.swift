import HeadlessUI

/// All rules of the contract between views and layout.
public enum ContractRules {
  /// What implies others stands before them.
  static let all: [any Rule.Type] =
    [
      Unrepeatable.self, ArgumentNotFinite.self, ArgumentInvalid.self, SizeImpure.self,
      CacheStale.self,
      SizeInverted.self, SizeNotFinite.self, SizeNegative.self,
      PlaceNotFinite.self, WriteDuringLayout.self, BodyWithoutEnd.self, ObjectMissing.self,
      IDAmbiguous.self,
      LoopOscillating.self,
      LoopChurning.self, LoopDiverging.self, LoopUndetermined.self, LayoutTimed.self,
      IdealOutsideRange.self,
      SizeNotMonotone.self, AnswerNotStable.self, TenPointFallback.self, UnachievableMinimum.self,
      BoundsOriginIgnored.self, PlaceMissing.self, PlaceTwice.self, PlaceOutsideBounds.self,
      RoomUnused.self, IdealCompressed.self,
      DirectionIgnored.self, AnimationStandstill.self, AnimationBreaksContract.self,
      UpdateRepeated.self, SubviewEscaped.self, MeasuresEverything.self, Superlinear.self,
      AnimatableDataLost.self, SizeExcessive.self, SizeFractional.self, WriteRepeated.self,
      CacheUnused.self, TextTruncated.self, ContentClipped.self, ViewsOverlap.self,
      OutsideSafeArea.self, TargetSmall.self,
    ] + ofRuns

  /// The ids of all rules, in the order in which they are checked.
  public static var ids: [String] { all.map { $0.id } }

  /// The ids of the rules that are only checked on request.
  public static var idsOnRequest: [String] {
    all.compactMap { $0.asFitRule }.map { $0.id }
  }

  /// What a screen breaks of the rules that were asked for.
  @MainActor
  static func findings(_ screen: FitSubject, checks: (String) -> Bool) -> [Finding] {
    all.compactMap { $0.asFitRule }.filter { checks($0.id) }.flatMap { rule in
      rule.check(screen).map { finding(rule, $0, at: "", subject: nil) }
    }
  }

  /// A rule in words.
  public struct Description: Equatable, Sendable {
    /// The id, which never changes.
    public var id: String
    /// The severity of a violation unless another is set.
    public var severity: Severity
    /// What is demanded, in one sentence.
    public var demand: String
    /// Why a violation matters, in a sentence.
    public var why: String
    /// How to keep it.
    public var fix: String
    /// A layout that breaks it.
    public var example: String
    /// What it cannot see, in one line.
    public var sensitivity: String
  }

  /// All rules in words, in the order in which they are checked.
  public static var descriptions: [Description] {
    all.map {
      Description(
        id: $0.id, severity: $0.severity, demand: $0.demand, why: $0.why, fix: $0.fix,
        example: $0.example, sensitivity: $0.sensitivity)
    }
  }

  /// What a rule is about, as a page; nil if there is no such rule.
  public static func explanation(of id: String) -> String? {
    guard let rule = all.first(where: { $0.id == id }) else { return nil }
    let request = rule.asFitRule == nil ? "" : "Checked only if asked for: --enable \(rule.id)\n\n"
    return """
      \(rule.id) (\(rule.severity.rawValue))

      \(rule.demand)

      \(request)\
      Why: \(rule.why)

      Fix: \(rule.fix)

      Not seen: \(rule.sensitivity)

      Example that breaks it:

      \(rule.example.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "    " + $0 }.joined(separator: "\n"))

      """
  }

  /// What a node breaks.
  ///
  /// - Parameters:
  ///   - experiments: only the rules that are experiments, or only those that are not.
  ///   - known: what was found before.
  ///   - isChosen: false for a rule whose findings say nothing in the place of others.
  ///   - checks: told which rule is checked next; false to leave it out.
  @MainActor
  static func findings(
    _ subject: RuleSubject, experiments: Bool = false, after known: [Finding] = [],
    isChosen: (String) -> Bool = { _ in true }, checks: (String) -> Bool = { _ in true }
  ) -> [Finding] {
    var findings = known.filter { $0.path == subject.path }
    let count = findings.count
    for rule in all.lazy.compactMap({ $0.asNodeRule })
    where rule.isExperiment == experiments
      && (subject.isOfInterest || rule.severity == .error)
      && (!rule.comparesAnswers || (subject.isOfInterest && !subject.choosesByRoom))
    {
      // What contradicts itself breaks any rule about sizes, as it happens.
      let impure: [any Rule.Type] = rule.holdsForAnySize ? [] : [SizeImpure.self]
      let implying = (rule.impliedBy + impure).map { $0.id }
      subject.broken = Set(findings.map(\.rule).filter(isChosen))
      guard subject.broken.isDisjoint(with: implying), checks(rule.id),
        let violation = rule.check(subject)
      else { continue }
      subject.brokenAxes[rule.id] = violation.axes
      if rule.id == CacheStale.id { subject.askWithNewCaches() }
      findings.append(
        finding(rule, violation, at: subject.path, subject: subject.typeName))
    }
    return Array(findings.dropFirst(count))
  }

  /// What a node breaks by how it was laid out.
  @MainActor
  static func findings(_ node: NodeSnapshot, checks: (String) -> Bool) -> [Finding] {
    treeRules.compactMap { rule in
      guard let violation = rule.check(node), checks(rule.id) else { return nil }
      return finding(rule, violation, at: node.path, subject: nil)
    }
  }

  private static let treeRules = all.compactMap { $0.asTreeRule }

  @MainActor
  static func findings(
    _ run: RunEvidence, checks: (String) -> Bool = { _ in true }
  ) -> [Finding] {
    all.compactMap { $0.asRunRule }.filter { checks($0.id) }.flatMap { rule in
      rule.check(run).map { violation in
        var violation = violation
        if let name = run.step ?? run.interaction {
          violation.message += run.step == nil ? " (after \(name))" : " (step \(name))"
          violation.key += violation.key.isEmpty ? name : ", \(name)"
        }
        return finding(rule, violation, at: "", subject: nil)
      }
    }
  }

  static func finding(
    _ rule: any Rule.Type, _ violation: Violation, at path: String, subject: String?
  ) -> Finding {
    Finding(
      rule: rule.id, severity: rule.severity, path: violation.path ?? path, key: violation.key,
      subject: violation.subject ?? subject, place: violation.place, message: violation.message,
      expected: violation.expected, found: violation.found, witness: violation.witness,
      metric: violation.metric.flatMap { $0.isFinite ? $0 : nil }, why: rule.why,
      fix: violation.fix ?? rule.fix)
  }
}

/// Checks the size contract of anything measurable.
@MainActor
public func contract(of subject: any Measurable) -> [Finding] {
  let root = (subject as? ViewHost)?.root
  return ContractRules.findings(
    RuleSubject(
      path: "", name: "it", issues: [], isOfInterest: root?.isCustomLayout ?? true,
      choosesByRoom: root?.choosesByRoom ?? false
    ) { subject.sizesThatFit($0) })
}

extension ContractRules {
  /// Rules about a run as a whole: no single probe can be checked for them.
  static let ofRuns: [any Rule.Type] = [
    LayoutTrap.self, SourceUnusable.self, BudgetExceeded.self, BaselineWorse.self,
    BaselineStale.self, ShardMissing.self, Approximate.self, ViewNotShown.self,
    ExpectationUnmet.self,
  ]

  /// Whether a rule tells that something could not be checked, rather than what was found wrong.
  package static func saysUnchecked(_ id: String) -> Bool {
    [LayoutTrap.id, SourceUnusable.id, ViewNotShown.id, ShardMissing.id].contains(id)
  }
}

extension Finding {
  /// Whether it says that a source cannot be used.
  package var isOfSource: Bool { rule == SourceUnusable.id }
  /// Whether it says that a layout crashed, hung or took too much memory.
  package var isOfTrap: Bool { rule == LayoutTrap.id }
}
