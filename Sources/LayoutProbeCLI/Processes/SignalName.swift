import Foundation

/// What a signal means for the author of a layout.
enum SignalName {
  static let invalidAccess = "stack overflow or invalid memory access"

  /// A fault next to the end of the stack.
  static let overflow =
    "stack overflow (signal \(SIGSEGV)); the code seems to call itself without end"

  static func explanation(_ signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS:
      "\(invalidAccess) (signal \(signal)); the layout or a body may "
        + "call itself without end"
    case SIGILL, SIGTRAP:
      // The check for this one says nothing, and an infinite proposal is all it takes.
      "a Swift runtime check trapped (signal \(signal)), such as an index out of range, a missing environment object, or Int() of a length that is infinite "
        + "or NaN"
    case SIGABRT: "aborted (signal \(signal))"
    case SIGKILL: "killed (signal \(signal)), possibly because memory ran out"
    default: "ended by signal \(signal)"
    }
  }
}
