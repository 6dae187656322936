import LayoutProbe

/// Asserts that the layout of a view settles and keeps the size contract, and what else is expected of
/// it; the view is laid out once, and each expectation fails at its own line.
///
///     await assertLayout(Badges()) { layout in
///       layout.sizes(ideal: CGSize(width: 136, height: 20))
///       layout.settles(within: 1)
///     }
///
/// - Parameters:
///   - view: the view, made anew for each run.
///   - window: the size of the window in points; nil for a phone's.
///   - expectations: says what else is expected.
@MainActor
public func assertLayout<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, in window: CGSize? = nil,
  expectations: @MainActor (LayoutExpectations) -> Void = { _ in },
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column)
  await check([LayoutVariant()], at: site, expectations) { _ in
    AssertionSubject.view(view, in: window)
  }
}

/// Asserts of a model what ``assertLayout(_:in:expectations:fileID:file:line:column:)`` asserts of a view; what can only
/// be measured need not settle.
@MainActor
public func assertLayout(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable, in window: CGSize? = nil,
  expectations: @MainActor (LayoutExpectations) -> Void = { _ in },
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column)
  await check([LayoutVariant()], at: site, expectations) { _ in
    AssertionSubject.model(model, in: window)
  }
}

/// Asserts the same of a view for devices, text sizes and languages, each with each; each fails by
/// itself.
///
///     await assertLayout(
///       Badges(), across: LayoutVariants(devices: [.iPhoneSE, .iPadMini], locales: ["de", "ar"]))
///
/// - Parameters:
///   - view: the view, made anew for each run.
///   - variants: the conditions under which it is laid out.
///   - expectations: says what else is expected, of each of them.
@MainActor
public func assertLayout<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, across variants: LayoutVariants,
  expectations: @MainActor (LayoutExpectations) -> Void = { _ in },
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column)
  await check(variants.all, at: site, expectations) { variant in
    AssertionSubject.view(view, in: variant.device?.size)
  }
}

/// Asserts the same of models for devices, text sizes and languages, each with each; each fails by
/// itself.
///
/// - Parameters:
///   - variants: the conditions under which they are laid out.
///   - model: makes the model for some of them, anew for each run.
///   - expectations: says what else is expected, of each of them.
@MainActor
public func assertLayout(
  across variants: LayoutVariants,
  model: @escaping @MainActor @Sendable (LayoutVariant) -> any Measurable,
  expectations: @MainActor (LayoutExpectations) -> Void = { _ in },
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let site = CallSite(fileID: fileID, file: file, line: line, column: column)
  await check(variants.all, at: site, expectations) { variant in
    AssertionSubject.model({ model(variant) }, in: variant.device?.size)
  }
}

@MainActor
private func check(
  _ variants: [LayoutVariant], at site: CallSite,
  _ expectations: @MainActor (LayoutExpectations) -> Void,
  _ probe: @MainActor (LayoutVariant) -> Probe
) async {
  for variant in variants {
    let expected = LayoutExpectations(variant: variant, site: site)
    expectations(expected)
    let checks = expected.all
    let layout = await InspectedLayout(probe(variant), for: checks.map(\.check), variant: variant)
    for (check, place) in checks {
      await record(at: place, viewAt: site) { layout.verify(check) }
    }
    await record(at: site) { layout.verifyBudget() }
  }
}

/// What is expected of a layout, beyond that it settles and keeps the size contract.
@MainActor
public final class LayoutExpectations {
  /// The conditions under which it is laid out.
  public let variant: LayoutVariant
  private var settling: (check: LayoutCheck, place: CallSite)
  private var keeping: (check: LayoutCheck, place: CallSite)
  private var others: [(check: LayoutCheck, place: CallSite)] = []

  init(variant: LayoutVariant, site: CallSite) {
    self.variant = variant
    settling = (.settlesIfLaidOut, site)
    keeping = (.contract(failingAt: .error, RuleSettings(), includingLoops: false), site)
  }

  var all: [(check: LayoutCheck, place: CallSite)] { others + [settling, keeping] }

  /// These sizes are answered, in points; those that are left out are not asked for.
  ///
  /// - Parameters:
  ///   - minimum: the size for a proposal of 0×0.
  ///   - ideal: the size if nothing is proposed.
  ///   - maximum: the size for a proposal of infinity.
  ///   - current: the size for what is proposed in the window.
  ///   - accuracy: how far a side may be off.
  public func sizes(
    minimum: CGSize? = nil, ideal: CGSize? = nil, maximum: CGSize? = nil, current: CGSize? = nil,
    accuracy: CGFloat = 0.01, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    add(
      .sizes(
        [(.minimum, minimum), (.ideal, ideal), (.maximum, maximum), (.current, current)], accuracy),
      CallSite(fileID: fileID, file: file, line: line, column: column))
  }

  /// A proposal gets this answer, in points; nil on a side of the proposal leaves that to the layout.
  public func size(
    for proposal: ProposedViewSize, is expected: CGSize, accuracy: CGFloat = 0.01,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    add(
      .sizes([(.proposal(size: proposal), expected)], accuracy),
      CallSite(fileID: fileID, file: file, line: line, column: column))
  }

  /// Nodes are where they are expected, in points in the window, each named as
  /// `assertFrames(_:in:_:accuracy:)` names them.
  public func frames(
    _ frames: [String: CGRect], accuracy: CGFloat = 0.01, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    add(
      .frames(frames, accuracy), CallSite(fileID: fileID, file: file, line: line, column: column))
  }

  /// Laying out costs no more: passes until layout rests, changes of any one state, changes of single
  /// states by their names, questions for a size divided by the nodes of the tree, placements.
  public func budget(
    passes: Int? = nil, writes: Int? = nil, writesOf: [String: Int] = [:], sizings: Double? = nil,
    placements: Int? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    add(
      .budget(
        Budget(
          passes: passes, writes: writes, writesOf: writesOf, sizesPerChild: sizings,
          placements: placements)),
      CallSite(fileID: fileID, file: file, line: line, column: column))
  }

  /// Layout comes to rest within so many passes.
  public func settles(
    within passes: Int, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    settling = (
      .settles(within: passes), CallSite(fileID: fileID, file: file, line: line, column: column)
    )
  }

  /// Which broken rules are failures, in the place of all that are errors.
  ///
  /// - Parameters:
  ///   - level: the least severity that is a failure.
  ///   - rules: which rules count, and how much.
  public func contract(
    failingAt level: Severity, rules: RuleSettings = RuleSettings(),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    keeping = (
      .contract(failingAt: level, rules, includingLoops: false),
      CallSite(fileID: fileID, file: file, line: line, column: column)
    )
  }

  private func add(_ check: LayoutCheck, _ place: CallSite) { others.append((check, place)) }
}
