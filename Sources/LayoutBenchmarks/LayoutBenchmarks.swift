import Foundation

/// Measures the engine on trees that other layout engines were measured on; asserts nothing but
/// that the layouts are right.
@main
enum LayoutBenchmarks {
  @MainActor
  static func main() async {
    do {
      let arguments = try BenchmarkArguments(Array(CommandLine.arguments.dropFirst()))
      exit(try await run(arguments) ? 0 : 1)
    } catch let error as BenchmarkArguments.Mistake {
      StandardError.write("LayoutBenchmarks: \(error.description)\n")
      exit(2)
    } catch {
      StandardError.write("LayoutBenchmarks: \(error)\n")
      exit(70)
    }
  }

  /// False if a layout was wrong or could not be measured.
  @MainActor
  private static func run(_ arguments: BenchmarkArguments) async throws -> Bool {
    switch arguments.action {
    case .list:
      for name in BenchmarkCase.all.map(\.name) { print(name) }
      return true
    case .help:
      print(BenchmarkArguments.usage)
      return true
    case .measureHere(let name):
      let measured = try await BenchmarkCase.named(name).measure()
      print(String(decoding: try JSONEncoder().encode(measured), as: UTF8.self))
      return true
    case .measure(let names, let earlier):
      let table = BenchmarkTable(earlier: earlier)
      StandardOutput.write(table.header + "\n")
      var isRight = true
      for name in names {
        let measured = try OwnProcess.measure(name)
        StandardOutput.write(table.row(measured) + "\n")
        if let mistake = measured.mistake {
          StandardError.write("LayoutBenchmarks: \(name): \(mistake)\n")
          isRight = false
        }
      }
      return isRight
    }
  }
}
