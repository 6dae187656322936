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

let suites = TestSuite.all(of: package)
guard !suites.isEmpty else { fail("no tests were found: see .build/mutants/list") }
say("\(suites.count) suites take \(Int(suites.reduce(0) { $0 + $1.seconds })) s")
var survivors: [Mutant] = []
for (number, mutant) in mutants.enumerated() {
  let reaching = suites.filter {
    mutant.testModules.contains($0.module) && $0.reached.contains(mutant.id)
  }
  let isNoticed = TestSuite.groups(reaching).contains { group in
    let seconds = group.reduce(0) { $0 + $1.seconds }
    return !TestSuite.test(
      group, in: package, ["LAYOUTPROBE_MUTANT": "\(mutant.id)"], timeout: 3 * seconds + 20)
  }
  if !isNoticed { survivors.append(mutant) }
  let outcome = isNoticed ? "noticed" : reaching.isEmpty ? "NOT REACHED" : "NOT NOTICED"
  say("\(number + 1)/\(mutants.count) \(mutant.stratum) \(outcome): \(mutant)")
}

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
