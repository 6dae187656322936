import Foundation

/// Runs work on a large stack of its own while the caller waits.
enum LargeStack {
  private static let size = 256 << 20

  #if os(Linux)
    private final class Work {
      let body: (StackLimit) -> Void
      let limit: StackLimit

      init(_ limit: StackLimit, _ body: @escaping (StackLimit) -> Void) {
        self.limit = limit
        self.body = body
      }
    }

    // Not another thread: what is isolated to the main actor checks which one it runs on. The
    // system's own stack switching is variadic C, which Swift does not import, so it is looked up.
    private typealias Get = @convention(c) (UnsafeMutablePointer<ucontext_t>) -> Int32
    private typealias Make =
      @convention(c) (
        UnsafeMutablePointer<ucontext_t>, @convention(c) () -> Void, Int32
      ) -> Void
    private typealias Swap =
      @convention(c) (
        UnsafeMutablePointer<ucontext_t>, UnsafeMutablePointer<ucontext_t>
      ) -> Int32

    private struct System: Sendable {
      let get: Get
      let make: Make
      let swap: Swap

      static let shared: System? = {
        guard let get = dlsym(nil, "getcontext"), let make = dlsym(nil, "makecontext"),
          let swap = dlsym(nil, "swapcontext")
        else { return nil }
        return System(
          get: unsafeBitCast(get, to: Get.self), make: unsafeBitCast(make, to: Make.self),
          swap: unsafeBitCast(swap, to: Swap.self))
      }()
    }

    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    /// False if the system has no stack to give.
    static func run(_ body: @escaping (StackLimit) -> Void) -> Bool {
      guard let system = System.shared,
        let stack = mmap(
          nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
        stack != MAP_FAILED
      else { return false }
      defer { munmap(stack, size) }
      // What runs over the end traps instead of writing into something else.
      let page = Int(sysconf(Int32(_SC_PAGESIZE)))
      mprotect(stack, page, PROT_NONE)

      let contexts = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 2)
      defer { contexts.deallocate() }
      contexts.initialize(repeating: ucontext_t(), count: 2)
      let inner = contexts + 1
      guard system.get(inner) == 0 else { return false }
      inner.pointee.uc_stack.ss_sp = stack
      inner.pointee.uc_stack.ss_size = size
      inner.pointee.uc_link = contexts
      let work = Work(StackLimit(lowest: UInt(bitPattern: stack) + UInt(page)), body)
      let outer = pthread_getspecific(key)
      pthread_setspecific(key, Unmanaged.passUnretained(work).toOpaque())
      defer { pthread_setspecific(key, outer) }
      system.make(inner, { LargeStack.runCurrent() }, 0)
      return withExtendedLifetime(work) { system.swap(contexts, inner) == 0 }
    }

    private static func runCurrent() {
      guard let pointer = pthread_getspecific(key) else { return }
      let work = Unmanaged<Work>.fromOpaque(pointer).takeUnretainedValue()
      work.body(work.limit)
    }
  #else
    private final class Work {
      let body: (StackLimit) -> Void
      let context = ThreadContext.current

      init(_ body: @escaping (StackLimit) -> Void) { self.body = body }
    }

    /// False if the system has no thread to give.
    static func run(_ body: @escaping (StackLimit) -> Void) -> Bool {
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return false }
      defer { pthread_attr_destroy(&attributes) }
      guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
      let work = Work(body)
      var thread: pthread_t?
      let error = pthread_create(
        &thread, &attributes,
        { argument in
          let work = Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue()
          work.context.lend { work.body(StackLimit.ofCallingThread()) }
          return nil
        }, Unmanaged.passUnretained(work).toOpaque())
      guard error == 0, let thread else { return false }
      pthread_join(thread, nil)
      return true
    }
  #endif
}
