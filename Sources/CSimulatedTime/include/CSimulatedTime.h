#ifndef C_SIMULATED_TIME_H
#define C_SIMULATED_TIME_H

#include <stdbool.h>
#include <stdint.h>

// Calls with which a program puts work off, waits, and asks for the time, taken over for the threads
// that run followed code, and passed on untouched for all others.
//
// HeadlessUI declares what it uses of this once more (`SystemCalls.swift`) instead of importing it: what
// a module imports from C must be found by whoever compiles against that module.
//
// Queues, blocks, groups and the like are opaque pointers here: what the system's headers say of them
// differs from one to the next, what they are in memory does not.

typedef void (*simtime_function)(void *context);

/// What a thread sees of simulated time.
struct simtime_clock {
  /// Nanoseconds since the beginning.
  int64_t elapsed;
  /// What the clocks showed at the beginning, in nanoseconds.
  int64_t wall, monotonic, boot;
  /// How often the clock was read since time last went on: who waits for it to go on in a loop must
  /// see it go on.
  int64_t reads;
};

/// The state of a thread.
struct simtime_thread {
  /// Whose code runs; null where nothing is followed.
  void *time;
  /// What the clocks show; null for what they do.
  struct simtime_clock *clock;
  /// Which of the threads that work is given to this is; null for all others.
  void *worker;
};

/// What is done instead of the system's calls. The time is that of the thread's. Where the answer is a
/// boolean, false passes the call on.
struct simtime_hooks {
  /// Work for a queue: a block, or a function with a context. `when` is a `dispatch_time_t`, 0 for now.
  bool (*submit)(
    void *time, void *queue, void *block, simtime_function function, void *context, bool barrier,
    void *group, uint64_t when);
  /// Before work that the caller waits for. True if it was done.
  bool (*sync)(
    void *time, void *queue, void *block, simtime_function function, void *context, bool barrier);
  /// The work that the caller waited for is done.
  void (*sync_done)(void *time, void *queue);
  /// Waits: 0 for a semaphore, 1 a group, 2 a block. The answer is the system's, or -1 to pass it on.
  int64_t (*wait)(void *time, int32_t kind, void *object, uint64_t when);
  /// Work for when a group is empty, or for when a block has run (`of_block`).
  bool (*notify)(
    void *time, void *object, bool of_block, void *queue, void *block, simtime_function function,
    void *context);
  /// A source was made: 0 another kind, 1 a timer, 2 one that is told of data. Null to pass it on.
  void *(*source_made)(void *time, int32_t kind, const void *type, uintptr_t mask, void *queue);
  /// True if the source is one that was taken over.
  bool (*source_timer)(void *source, uint64_t start, uint64_t interval);
  bool (*source_handler)(
    void *source, bool cancel, void *block, simtime_function function);
  bool (*source_cancelled)(void *source);
  bool (*source_merged)(void *source, uintptr_t value);
  bool (*source_data)(void *source, uintptr_t *value);
  /// A source or a queue is suspended (1), resumed (-1) or activated (0). True if nothing is left to do.
  bool (*suspended)(void *time, void *object, int32_t by);
  /// A source is retained (1) or released (-1).
  void (*source_retained)(void *source, int32_t by);
  /// A thread sleeps for nanoseconds.
  bool (*sleep)(void *time, int64_t nanoseconds);
  /// A timer or a block is given to a run loop, or one is run.
  bool (*run_loop_timer)(void *time, void *loop, void *timer);
  bool (*run_loop_block)(void *time, void *loop, void *block);
  bool (*run_loop_run)(void *time, double seconds);
  /// A thread of the program's own begins (1) or ends (-1).
  void (*own_thread)(void *time, int32_t by);
  /// A value of the defaults was set or removed.
  void (*preferences_set)(void *time, const void *key);
};

/// Takes calls over from here on.
void simtime_install(const struct simtime_hooks *hooks);

/// Whether sources that were taken over exist: calls are looked at only then.
void simtime_note_sources(int32_t exist);

/// The calling thread's state.
struct simtime_thread *simtime_current(void) __attribute__((returns_nonnull));

// What the system does.
/// Runs a function on a queue, or a global one, so many nanoseconds later.
void simtime_real_after_f(
  int64_t nanoseconds, void *queue, void *context, simtime_function function);
/// Runs a function on a queue, or a global one, at a time that the system's clocks show.
void simtime_real_at_f(uint64_t when, void *queue, void *context, simtime_function function);
void simtime_real_sync_f(void *queue, void *context, simtime_function function);
void simtime_real_barrier_sync_f(void *queue, void *context, simtime_function function);
void simtime_real_sync(void *queue, void *block);
void simtime_real_barrier_sync(void *queue, void *block);
int64_t simtime_real_semaphore_wait(void *semaphore, uint64_t when);
int64_t simtime_real_group_wait(void *group, uint64_t when);
int64_t simtime_real_block_wait(void *block, uint64_t when);
/// Calls a function, on a queue of its own, when a block has run.
void simtime_real_block_notify(void *block, void *notification);
/// Waits until what is due on that queue has run.
void simtime_finish_notifications(void);
void simtime_real_group_enter(void *group);
void simtime_real_group_leave(void *group);
void *simtime_real_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
void simtime_real_retain(void *object);
void simtime_real_release(void *object);
void simtime_real_sleep(int64_t nanoseconds);
/// What a clock of the system shows, in nanoseconds: 0 the wall's, 1 the monotonic one, 2 since boot.
int64_t simtime_real_now(int32_t clock);
void *simtime_main_queue(void);
const void *simtime_source_type(int32_t kind);
const char *simtime_queue_label(void *queue);
void *simtime_context(void *object);

/// How many pieces of work a queue runs at once; 0 if it does not tell.
int32_t simtime_queue_width(void *queue);
/// The queue that it hands its work to; null if it does not tell, or has none.
void *simtime_queue_target(void *queue);

// Blocks.
void *simtime_block_copy(void *block);
void simtime_block_release(void *block);
void simtime_block_call(void *block);

/// The `Timer` of a run loop's timer; null if it is none of Foundation's.
void *simtime_timer_info(void *timer);
/// When a run loop's timer is set to fire, in seconds since 2001.
double simtime_timer_fire_date(void *timer);
bool simtime_is_main_run_loop(void *loop);

/// A name of the calling thread for `simtime_thread_is_waiting`.
int32_t simtime_thread_name(void);
/// Whether a thread waits in the system; `spent` is the processor time that it used. -1 if unknown.
int32_t simtime_thread_is_waiting(int32_t name, uint64_t *spent);
/// Starts a thread of this size of stack.
bool simtime_start_thread(simtime_function function, void *context, uintptr_t stack_size);

#endif
