import Foundation
import Observation
import Synchronization
import Testing

@testable import HeadlessUI

private protocol Repository: Sendable {
  func titles() -> [String]
}

private struct RemoteRepository: Repository {
  let address: URL
  let token: String
  func titles() -> [String] { [token] }
}

private final class NoRepository: Repository {
  func titles() -> [String] { ["none"] }
}

private protocol NeverAdopted {}

private enum Phase: Equatable {
  case failed(String)
  case idle
  case loading
}

private enum Amount: Equatable {
  case exact(Int)
  case range(Int, Int)
}

private struct Account {
  var name: String
  var phase: Phase
  var amount: Amount
  var tags: Set<String>
  let onChange: (Account, Int) -> Void
  let format: (Double) -> String
  let save: (Account) async -> Void
  let load: (Int, String) async throws -> Void
}

private final class Session: ObservableObject {
  @Published var account: Account
  @Published var isSignedIn: Bool
  let repository: any Repository
  weak var delegate: Session?
  lazy var length = account.name.count
  private let queue: DispatchQueue
  private var bag: Set<AnyCancellable>

  init(repository: any Repository, account: Account) {
    self.repository = repository
    self.account = account
    isSignedIn = account.name.isEmpty
    queue = .global()
    bag = []
  }
}

@Observable private final class Counter {
  var count: Int
  init(count: Int) { self.count = count }
}

private final class Parent {
  let child: Child
  init(child: Child) { self.child = child }
}

private final class Child {
  let parent: Parent
  init(parent: Parent) { self.parent = parent }
}

private actor Store {
  private var values: [Int]
  init(values: [Int]) { self.values = values }
  func add(_ value: Int) -> Int {
    values.append(value)
    return values.count
  }
}

private class Base {
  let width: Double
  init(width: Double) { self.width = width }
}

private final class Derived: Base {
  let title: String
  init(title: String) {
    self.title = title
    super.init(width: 1)
  }
}

private final class Locking: Sendable {
  let mutex: Mutex<Int>
  init(_ value: Int) { mutex = Mutex(value) }
}

private struct Box<Value> { let value: Value }

@Suite("Samples made of stored properties")
struct StoredSampleTests {
  private func sample<T>(_ type: T.Type = T.self) -> T? { StandInSample.of(type, "a test") }

  @Test("a struct has a sample if all of its properties have one, whatever its initializers want")
  func structures() throws {
    let account = try #require(sample(Account.self))
    #expect(account.name == StandInSample.text && account.tags.isEmpty)
    #expect(sample(Box<Account>.self)?.value.name == StandInSample.text)
  }

  @Test("an enumeration is at its first case without a value, or at its first")
  func enumerations() {
    #expect(sample(Phase.self) == .idle)
    #expect(sample(Amount.self) == .exact(0))
  }

  @Test("functions that are stored do nothing")
  func functions() async throws {
    let account = try #require(sample(Account.self))
    account.onChange(account, 3)
    await account.save(account)
    try await account.load(1, "a")
    try #require(sample(Box<(Int, String) throws -> Void>.self)).value(1, "a")
    await sample(Box<(Account, Account, Account, Account) async -> Void>.self)?
      .value(account, account, account, account)
  }

  @Test("a function that returns something says what it stands for, and ends the process")
  func functionWithResult() async {
    await #expect(processExitsWith: .failure) {
      struct Formatting { let format: (Double) -> String }
      _ = StandInSample.of(Formatting.self, "a test")?.format(2)
    }
  }

  @Test("an object that is observed has a sample, and tells of changes")
  func objects() throws {
    let session = try #require(sample(Session.self))
    #expect(session.account.name == StandInSample.text && !session.isSignedIn)
    #expect(session.delegate == nil && session.length == StandInSample.text.count)
    var told = 0
    let listening = session.objectWillChange.sink { told += 1 }
    session.isSignedIn = true
    #expect(told == 1 && session.isSignedIn)
    listening.cancel()
  }

  @Test("an observable object has a sample, and its changes are seen")
  func observable() throws {
    let counter = try #require(sample(Counter.self))
    let changes = Locked(0)
    withObservationTracking {
      _ = counter.count
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    counter.count = 5
    #expect(counter.count == 5 && changes.withLock { $0 } == 1)
  }

  @Test("a value of a protocol is one of a type that has it, the one with the fewest properties")
  func protocols() {
    #expect(sample((any Repository).self)?.titles() == ["none"])
    #expect(sample((any NeverAdopted).self) == nil)
  }

  private final class Pair<Part> {
    let first: Part
    let second: Part
    init(_ part: Part) { (first, second) = (part, part) }
  }

  @Test("what lacks a part is looked at once, however many hold it, and the part alone is named")
  func lacking() {
    func levels<Part>(_ part: Part.Type, _ count: Int) -> Any.Type {
      count == 0 ? part : levels(Pair<Part>.self, count - 1)
    }
    let type = levels(KeyPath<String, Int>.self, 22)
    #expect(StoredSample.of(type, "") == nil)
    #expect(StoredSample.lacking(for: type) == ["KeyPath<String, Int>"])
  }

  @Test("objects that hold each other are made once")
  func cycles() {
    let parent = sample(Parent.self)
    #expect(parent != nil && parent?.child.parent === parent)
  }

  @Test("what a class inherits is filled as well")
  func inheritance() {
    let object = sample(Derived.self)
    #expect(object?.title == StandInSample.text && object?.width == 0)
  }

  @Test("an actor runs what it is asked for")
  func actors() async throws {
    let store = try #require(sample(Store.self))
    #expect(await store.add(4) == 1)
    #expect(await store.add(5) == 2)
  }

  @Test("what holds something that cannot be made has no sample")
  func impossible() {
    #expect(sample(Locking.self) == nil)
    #expect(sample(Box<any NeverAdopted>.self) == nil)
    #expect(sample(Box<UnsafeMutableRawPointer>.self) == nil)
    #expect(sample(Box<Thread>.self) == nil)
  }
}
