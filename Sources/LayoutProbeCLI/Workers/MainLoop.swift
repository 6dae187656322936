import Foundation

/// Runs asynchronous work of the main actor from the main thread, which serves the main queue
/// meanwhile: the user's own code waits for it.
@MainActor
enum MainLoop {
  static func run(_ body: @escaping @MainActor () async throws -> Void) throws {
    var result: Result<Void, any Error>?
    Task { @MainActor in
      do {
        try await body()
        result = .success(())
      } catch {
        result = .failure(error)
      }
    }
    while result == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    try result?.get()
  }
}
