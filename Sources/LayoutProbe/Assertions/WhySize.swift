import HeadlessUI

/// Says why a node of a view has its size and place, for the message of a test that fails.
///
///     #expect(size.width == 118, "\(await whySize(of: "HStack/Text[1]", in: Row()))")
///
/// - Parameters:
///   - path: the path of the node, or an end of it that only one node has.
///   - view: the view, made anew for this.
///   - window: the size of the window in points; nil for a phone's.
///   - wanted: a size that the node should have, for which the smallest single change is looked for;
///     a length that is nil may be any.
/// - Returns: The reasons, a line each; the nodes that there are if none has the path.
@MainActor
public func whySize<V: View>(
  of path: String, in view: @autoclosure @escaping @MainActor () -> V, window: CGSize? = nil,
  not wanted: ProposedViewSize? = nil
) async -> String {
  let probe = AssertionSubject.view(view, in: window)
  guard let why = await ProbeRunner().why(probe, path, not: wanted).why else { return "" }
  guard why.path != nil else {
    let what = why.isAmbiguous ? "several nodes are '\(path)'" : "there is no node '\(path)'"
    return (["\(what); there are:"] + why.candidates.map { "  " + $0 }).joined(separator: "\n")
  }
  return why.text.joined(separator: "\n")
}
