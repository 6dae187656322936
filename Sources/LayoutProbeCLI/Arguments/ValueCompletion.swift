/// What a shell offers where a value is expected.
enum ValueCompletion: Sendable, Equatable {
  case nothing
  case words([String])
  case files
  case folders
}
