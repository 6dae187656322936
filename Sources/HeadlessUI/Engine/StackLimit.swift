import Foundation

/// How far down the current thread's stack may be used before the walk continues on another one.
///
/// Layout recurses as deep as the view tree. Instead of limiting the tree to the stack of the
/// thread that happens to ask, every fourth node looks at the remaining room and, when it
/// runs short, goes on with a large stack of its own (see ``LargeStack``).
struct StackLimit {
  private var lowest: UInt

  init(lowest: UInt) { self.lowest = lowest }

  /// No limit known yet; nothing hops.
  static let unknown = StackLimit(lowest: 0)

  /// Room left for what is not the engine: a layout's own code, formatting, the system.
  private static let reserve: UInt = 384 << 10

  // Asked for once by each thread: for the main thread the system reads through all of the process's
  // mappings to find it.
  private static let known: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The limit of the calling thread.
  static func ofCallingThread() -> StackLimit {
    if let known = pthread_getspecific(known) { return StackLimit(lowest: UInt(bitPattern: known)) }
    let limit = lookUp()
    pthread_setspecific(known, UnsafeRawPointer(bitPattern: limit.lowest))
    return limit
  }

  private static func lookUp() -> StackLimit {
    #if os(Linux)
      var attributes = pthread_attr_t()
      guard let attributesOf, attributesOf(pthread_self(), &attributes) == 0 else {
        return .unknown
      }
      defer { pthread_attr_destroy(&attributes) }
      var bottom: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &bottom, &size) == 0 else { return .unknown }
      return StackLimit(lowest: UInt(bitPattern: bottom))
    #else
      let thread = pthread_self()
      let top = UInt(bitPattern: pthread_get_stackaddr_np(thread))
      return StackLimit(lowest: top - UInt(pthread_get_stacksize_np(thread)))
    #endif
  }

  #if os(Linux)
    // A GNU extension that is not imported unless asked for by a macro.
    private typealias AttributesOf =
      @convention(c) (
        pthread_t, UnsafeMutablePointer<pthread_attr_t>
      ) -> Int32
    private static let attributesOf = dlsym(nil, "pthread_getattr_np").map {
      unsafeBitCast($0, to: AttributesOf.self)
    }
  #endif

  @inline(never)
  private static func currentAddress() -> UInt {
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 16) {
      UInt(bitPattern: $0.baseAddress)
    }
  }

  var isNear: Bool {
    lowest != 0 && StackLimit.currentAddress() < lowest &+ StackLimit.reserve
  }

  /// Runs `body` on a fresh large stack and waits for it.
  static func onFreshStack(_ context: LayoutContext, _ body: () -> Void) {
    let previous = context.stackLimit
    defer { context.stackLimit = previous }
    withoutActuallyEscaping(body) { body in
      let isDone = LargeStack.run { limit in
        context.stackLimit = limit
        body()
      }
      if !isDone { body() }
    }
  }
}
