/// A type that is declared nowhere, as it is generated: so that what uses it compiles as far as
/// possible.
struct GeneratedType: Equatable, Sendable, Codable {
  enum Shape: Equatable, Sendable, Codable {
    case value, object, contract
    /// A protocol that only classes conform to.
    case objectContract
    /// A protocol whose types are views: what they show is its own, and not known.
    case viewContract
    /// A name for functions of one argument.
    case function
  }

  let name: String
  var shape: Shape
  /// Members that are named without the type, as `.large` is.
  var statics: Set<String> = []
  var nested: [GeneratedType] = []

  /// What stands after a dot and is no member that could be declared.
  private static let reserved: Set<String> = ["init", "self", "Type", "Protocol"]

  /// The declaration on one line.
  var text: String {
    let label = SwiftText.literal("a placeholder replaces a value of \(name)")
    let parts =
      statics.subtracting(Self.reserved).sorted().map {
        // A keyword may be a member's name.
        "nonisolated public static var `\($0)`: \(name) { \(name)(_standIn: \(label)) }"
      } + nested.map { "public " + $0.text }
    switch shape {
    case .function: return "typealias \(name) = (Any?) -> Void"
    case .contract: return "protocol \(name) {}"
    case .objectContract: return "protocol \(name): AnyObject {}"
    case .viewContract:
      return "protocol \(name): View {}; extension \(name) "
        + "{ public var body: some View { _StandIn(\(label)) } }"
    case .value:
      let members =
        [
          "nonisolated public let _label: String",
          "nonisolated public init(_standIn label: String) { _label = label }",
          "nonisolated public init() { _label = \(label) }",
        ] + parts
      return
        "nonisolated struct \(name): _StandInType, @unchecked Sendable { \(members.joined(separator: "; ")) }"
    case .object:
      let members =
        [
          "nonisolated public override init(_standIn label: String) "
            + "{ super.init(_standIn: label) }",
          "nonisolated public init() { super.init(_standIn: \(label)) }",
          "nonisolated public override class func _sample(_ label: String) -> _StandInObject "
            + "{ \(name)(_standIn: label) }",
        ] + parts
      return
        "nonisolated class \(name): _StandInObject, @unchecked Sendable { \(members.joined(separator: "; ")) }"
    }
  }

  /// The declaration as a module hands it to others.
  var publicText: String { (shape == .object ? "open " : "public ") + text }
}
