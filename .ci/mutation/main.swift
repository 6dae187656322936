import Foundation

// MARK: Arguments

var count = 300
var seedText: String?
var wanted: Set<String> = []
var rest = Array(CommandLine.arguments.dropFirst())
while let option = rest.first {
  rest.removeFirst()
  guard let value = rest.first else { fail("\(option) needs a value") }
  rest.removeFirst()
  switch option {
  case "--count":
    guard let number = Int(value), number > 0 else { fail("'\(value)' is not a number of changes") }
    count = number
  case "--seed": seedText = value
  case "--strata": wanted = Set(value.split(separator: ",").map(String.init))
  default: fail("unknown option '\(option)': --count, --seed and --strata are known")
  }
}
let work = FileManager.default.currentDirectoryPath + "/.build/mutants"
try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
if seedText == nil {
  run(["git", "rev-parse", "HEAD"], output: work + "/head")
  seedText = text(of: work + "/head").trimmingCharacters(in: .whitespacesAndNewlines)
}
let seed = seedText ?? ""
guard let start = UInt64(seed.prefix(15), radix: 16) else {
  fail("'\(seed)' is not a hexadecimal number")
}
let unknown = wanted.subtracting(strata.map(\.name)).sorted()
guard unknown.isEmpty else {
  let known = strata.map(\.name).joined(separator: ", ")
  fail("there is no stratum '\(unknown[0])': \(known)")
}
let chosen = strata.filter { wanted.isEmpty || wanted.contains($0.name) }

// MARK: The changes

var random = SplitMix(state: start)
let share = (count + chosen.count - 1) / chosen.count
// More than are wanted: some do not compile.
var drawn = chosen.flatMap { Mutant.draw(share * 3 / 2, of: $0, &random) }
for index in drawn.indices { drawn[index].id = index }
let package = try MutatedPackage(work: work, mutants: drawn)
// By turns, so that a run that is ended early has looked everywhere.
let byStratum = chosen.map { stratum in
  Array(package.mutants.filter { $0.stratum == stratum.name }.prefix(share))
}
let mutants = (0..<share).flatMap { turn in
  byStratum.compactMap { $0.indices.contains(turn) ? $0[turn] : nil }
}

// MARK: The tests

let tests = TestCase.all(of: package)
guard !tests.isEmpty else { fail("no tests were found: see .build/mutants/list") }
say("\(tests.count) tests take \(Int(tests.reduce(0) { $0 + $1.seconds })) s")
let survivors = concurrently(mutants) { mutant -> Mutant? in
  let reaching = tests.filter { $0.isFor(mutant) }
  let isNoticed = TestCase.groups(reaching).contains { group in
    let seconds = group.reduce(0) { $0 + $1.seconds }
    return !TestCase.pass(
      group, in: package, ["LAYOUTPROBE_MUTANT": "\(mutant.id)"], seconds: 4 * seconds + 20)
  }
  let outcome = isNoticed ? "noticed" : reaching.isEmpty ? "NOT REACHED" : "NOT NOTICED"
  say("\(mutant.stratum) \(outcome): \(mutant)")
  return isNoticed ? nil : mutant
}.compactMap(\.self)

// MARK: The table

var isGood = true
print("| stratum | changes | noticed | share |\n|---|---:|---:|---:|")
for name in chosen.map(\.name) + ["all"] {
  let all = mutants.count { name == "all" || $0.stratum == name }
  let missed = survivors.count { name == "all" || $0.stratum == name }
  let share = all == 0 ? 0 : Double(all - missed) / Double(all)
  if share < (name == "all" ? leastShare : leastStratumShare) { isGood = false }
  print("| \(name) | \(all) | \(all - missed) | \(Int((share * 100).rounded(.down))) % |")
}
print("\nseed \(seed); not noticed:\n")
for mutant in survivors { print("- \(mutant.stratum) \(mutant)") }
exit(isGood ? 0 : 1)
