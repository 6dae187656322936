import Foundation

/// Takes down why bodies are evaluated, as it is decided that they are.
@MainActor
package final class BodyLog {
  package private(set) var evaluations: [BodyEvaluation] = []
  // By element: what is waiting to be told, and the digest of what its body made last.
  private var waiting: [ObjectIdentifier: [BodyEvaluation.Cause]] = [:]
  private var results: [ObjectIdentifier: UInt64] = [:]

  package init() {}

  /// Something that the element's body reads is another one now.
  func mark(_ element: AnyElement, _ cause: BodyEvaluation.Cause) {
    waiting[ObjectIdentifier(element), default: []].append(cause)
  }

  /// The element is given another value of its view, or another environment.
  func mark(
    _ element: AnyElement, _ properties: [String], _ environment: EnvironmentValues,
    _ before: EnvironmentValues
  ) {
    let isSame = environment.isIdentical(to: before)
    // What was marked already has a reason of its own.
    if !properties.isEmpty || (isSame && waiting[ObjectIdentifier(element)] == nil) {
      mark(element, .properties(properties))
    }
    if !isSame { mark(element, .environment(environment.differences(before))) }
  }

  /// An element is made: another one may have lived where it is.
  func begin(_ element: AnyElement) {
    waiting[ObjectIdentifier(element)] = [.made]
    results[ObjectIdentifier(element)] = nil
  }

  /// A body was evaluated.
  func evaluated<Body>(_ type: Any.Type, of element: AnyElement, _ body: Body) {
    let id = ObjectIdentifier(element)
    let digest = ContentDigest.of(body)
    let before = results.updateValue(digest, forKey: id)
    evaluations.append(
      BodyEvaluation(
        type: TypeName.short(type), pass: element.context.host.passNumber,
        causes: waiting.removeValue(forKey: id) ?? [], changedNothing: before == digest))
  }
}

/// One evaluation of a body.
package struct BodyEvaluation: Sendable {
  package enum Cause: Sendable {
    /// The view is new.
    case made
    /// Its parent made it anew with other values of these properties; none if they cannot be told.
    case properties([String])
    /// Other values of these keys surround it; none if all are equal to those before.
    case environment([String])
    /// A state, an object, or something else that its body reads was written.
    case write(StateWrite)
  }

  /// The view's type.
  package var type: String
  /// The pass in which it was evaluated; 0 before the first.
  package var pass: Int
  package var causes: [Cause]
  /// Whether it made the same as the time before.
  package var changedNothing: Bool
}

extension ViewHost {
  /// Takes down why bodies are evaluated.
  package var bodyLog: BodyLog? {
    get { hostState.bodyLog }
    set { hostState.bodyLog = newValue }
  }
}
