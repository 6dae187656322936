import HeadlessUI

/// Puts findings that follow from another one into that one: one cause is one finding.
enum Folding {
  /// The rules whose violation follows from another one's, by the rule that is broken first.
  private static let consequences: [String: Set<String>] = {
    let places: Set = [
      PlaceNotFinite.id, PlaceMissing.id, PlaceOutsideBounds.id, BoundsOriginIgnored.id,
    ]
    let sizes: Set = [
      SizeNotFinite.id, SizeInverted.id, SizeNegative.id, SizeNotMonotone.id, IdealOutsideRange.id,
      AnswerNotStable.id, UnachievableMinimum.id, SizeExcessive.id, SizeFractional.id,
      TenPointFallback.id, IdealCompressed.id,
    ]
    let all = places.union(sizes).union([CacheStale.id, CacheUnused.id, DirectionIgnored.id])
    // How often each subview is placed does not depend on numbers.
    let drawn = all.subtracting([PlaceMissing.id])
    return [
      Unrepeatable.id: drawn,
      SizeImpure.id: drawn.union([Unrepeatable.id]),
      ArgumentNotFinite.id: all,
      SizeNotFinite.id: places.union(sizes).subtracting([SizeNotFinite.id]),
      SizeNegative.id: places.union(sizes).subtracting([SizeNotFinite.id, SizeNegative.id]),
      SizeInverted.id: sizes.subtracting([SizeNotFinite.id, SizeNegative.id, SizeInverted.id]),
      PlaceNotFinite.id: places.union([DirectionIgnored.id]).subtracting([PlaceNotFinite.id]),
      CacheStale.id: [PlaceOutsideBounds.id, BoundsOriginIgnored.id, AnswerNotStable.id],
      BoundsOriginIgnored.id: [PlaceOutsideBounds.id, DirectionIgnored.id],
      TenPointFallback.id: [
        PlaceOutsideBounds.id, IdealOutsideRange.id, SizeNotMonotone.id, AnswerNotStable.id,
      ],
      SizeNotMonotone.id: [AnswerNotStable.id, UnachievableMinimum.id, IdealOutsideRange.id],
      PlaceMissing.id: [PlaceOutsideBounds.id],
      PlaceTwice.id: [PlaceOutsideBounds.id],
      BodyWithoutEnd.id: all.union([PlaceTwice.id]),
    ]
  }()

  /// What does not follow at the same place: it is only found there if it has another cause.
  private static let toldApart: [String: Set<String>] = {
    let inFiniteBounds: Set = [PlaceMissing.id, PlaceOutsideBounds.id, BoundsOriginIgnored.id]
    return [
      SizeNotMonotone.id: [AnswerNotStable.id, UnachievableMinimum.id],
      CacheStale.id: [AnswerNotStable.id],
      SizeNotFinite.id: inFiniteBounds, SizeNegative.id: inFiniteBounds,
      BoundsOriginIgnored.id: [PlaceOutsideBounds.id], TenPointFallback.id: [PlaceOutsideBounds.id],
    ]
  }()

  /// Errors in what is inside are also the reason for what is wrong with the sizes around it.
  private static func follows(_ finding: Finding, from cause: Finding) -> Bool {
    if cause.rule == WriteDuringLayout.id, finding.family == .loop, let place = cause.place,
      place == finding.place
    {
      return true
    }
    if finding.path == cause.path, finding.rule == PlaceOutsideBounds.id,
      answersNothing(cause), finding.witness.first?.hasSuffix(naturalProposal) == true
    {
      return true
    }
    if finding.path == cause.path, toldApart[cause.rule]?.contains(finding.rule) == true {
      return false
    }
    guard consequences[cause.rule]?.contains(finding.rule) == true else {
      return finding.path != cause.path && isInside(cause, finding) && cause.severity == .error
        && finding.family == .size && finding.rule != SizeImpure.id
    }
    return finding.path == cause.path || isInside(cause, finding)
      || (isInside(finding, cause)
        && (finding.family == .place || finding.rule == Unrepeatable.id))
  }

  /// Whether a finding about sizes is about a natural size of 0 on a side, in which no subview can
  /// be.
  private static func answersNothing(_ cause: Finding) -> Bool {
    let natural = "\(NumberText.proposal(.unspecified)) → "
    guard
      [AnswerNotStable.id, IdealOutsideRange.id, IdealCompressed.id].contains(cause.rule),
      let answer = cause.witness.first(where: { $0.hasPrefix(natural) })?.dropFirst(natural.count)
    else { return false }
    return answer.split(separator: "×").contains("0")
  }

  private static let naturalProposal = "proposal \(NumberText.proposal(.unspecified))"

  private static func isInside(_ inner: Finding, _ outer: Finding) -> Bool {
    outer.path.isEmpty || inner.path.hasPrefix(outer.path + "/")
  }

  /// The findings without those that follow from others, which are their consequences now.
  static func folded(_ findings: [Finding]) -> [Finding] {
    var folded = findings
    var isFolded = Array(repeating: false, count: findings.count)
    // Causes before their consequences, those that follow from nothing first.
    for cause in findings.indices where findings[cause].suppression == nil {
      for index in findings.indices
      where index != cause && !isFolded[index] && !isFolded[cause]
        && findings[index].suppression == nil && follows(findings[index], from: findings[cause])
        && !follows(findings[cause], from: findings[index])
      {
        isFolded[index] = true
        folded[cause].consequences += [findings[index].message] + folded[index].consequences
        folded[cause].severity = max(folded[cause].severity, findings[index].severity)
      }
    }
    return folded.indices.filter { !isFolded[$0] }.map { folded[$0] }
  }
}
