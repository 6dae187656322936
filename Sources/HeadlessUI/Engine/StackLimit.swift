import Foundation

/// How far down the current thread's stack may be used before the walk continues on another one.
///
/// Layout recurses as deep as the view tree. Instead of limiting the tree to the stack of the
/// thread that happens to ask, nodes at every 16th level look at the remaining room and, when it
/// runs short, go on in a thread with a large stack of its own while this one waits.
struct StackLimit {
  private var lowest: UInt

  /// No limit known yet; nothing hops.
  static let unknown = StackLimit(lowest: 0)

  private static let segmentSize = 256 << 20
  /// Room left for what is not the engine: a layout's own code, formatting, the system.
  private static let reserve = 192 << 10

  /// The limit of the calling thread, estimated from here downwards.
  static func ofCallingThread() -> StackLimit {
    let budget: Int
    if Thread.isMainThread {
      budget = mainThreadBudget
    } else {
      // Smallest stack that the system gives to a thread it makes for us, less what is in use.
      budget = 320 << 10
    }
    return StackLimit(lowest: currentAddress() &- UInt(budget))
  }

  private static let mainThreadBudget: Int = {
    var limit = rlimit()
    #if os(Linux)
      let known = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    #else
      let known = getrlimit(RLIMIT_STACK, &limit) == 0
    #endif
    guard known, limit.rlim_cur < rlim_t(1 << 40) else { return 4 << 20 }
    return Int(limit.rlim_cur) / 4 * 3
  }()

  @inline(never)
  private static func currentAddress() -> UInt {
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 16) {
      UInt(bitPattern: $0.baseAddress)
    }
  }

  var isNear: Bool {
    lowest != 0 && StackLimit.currentAddress() < lowest &+ UInt(StackLimit.reserve)
  }

  /// Runs `body` on a fresh large stack and waits for it.
  static func onFreshStack(_ context: LayoutContext, _ body: () -> Void) {
    let previous = context.stackLimit
    defer { context.stackLimit = previous }
    withoutActuallyEscaping(body) { body in
      let work = StackWork {
        context.stackLimit = StackLimit(
          lowest: currentAddress() &- UInt(segmentSize - (256 << 10)))
        body()
      }
      if !work.runOnThread(stackSize: segmentSize) { body() }
    }
  }
}

/// A piece of work for a thread of its own, which the calling thread joins.
private final class StackWork {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  /// False if the system has no thread to give.
  func runOnThread(stackSize: Int) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
    let argument = Unmanaged.passUnretained(self).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let error = pthread_create(&thread, &attributes, { StackWork.run($0) }, argument)
      guard error == 0, let thread else { return false }
    #else
      var thread = pthread_t()
      let error = pthread_create(&thread, &attributes, { StackWork.run($0) }, argument)
      guard error == 0 else { return false }
    #endif
    pthread_join(thread, nil)
    return true
  }

  private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<StackWork>.fromOpaque(argument).takeUnretainedValue().body() }
    return nil
  }
}
