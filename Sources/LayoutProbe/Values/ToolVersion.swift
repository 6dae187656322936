/// The version of this program, as reports and the command line state it.
package enum ToolVersion {
  package static let current = "0.1.0"
}
