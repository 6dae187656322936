#include "Calls.h"

#if defined(__linux__)

#define NOW 0
#define FOREVER (~0ull)

typedef void *object;

// MARK: Blocks

struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
};

void *simtime_block_copy(void *block) { return REAL(void *, _Block_copy, (void *))(block); }
void simtime_block_release(void *block) { REAL(void, _Block_release, (void *))(block); }
void simtime_block_call(void *block) { ((struct block *)block)->invoke(block); }

// MARK: Work that is put off

static bool held(
  object queue, void *block, simtime_function function, void *context, bool barrier, object group,
  uint64_t when) {
  return ASK(false, submit(time, queue, block, function, context, barrier, group, when));
}

TAKEN_OVER void dispatch_async(object queue, void *block) {
  if (held(queue, block, NULL, NULL, false, NULL, NOW)) return;
  REAL(void, dispatch_async, (object, void *))(queue, block);
}

TAKEN_OVER void dispatch_async_f(object queue, void *context, simtime_function function) {
  if (held(queue, NULL, function, context, false, NULL, NOW)) return;
  REAL(void, dispatch_async_f, (object, void *, simtime_function))(queue, context, function);
}

TAKEN_OVER void dispatch_barrier_async(object queue, void *block) {
  if (held(queue, block, NULL, NULL, true, NULL, NOW)) return;
  REAL(void, dispatch_barrier_async, (object, void *))(queue, block);
}

TAKEN_OVER void dispatch_barrier_async_f(object queue, void *context, simtime_function function) {
  if (held(queue, NULL, function, context, true, NULL, NOW)) return;
  REAL(void, dispatch_barrier_async_f, (object, void *, simtime_function))(
    queue, context, function);
}

TAKEN_OVER void dispatch_after(uint64_t when, object queue, void *block) {
  if (held(queue, block, NULL, NULL, false, NULL, when)) return;
  REAL(void, dispatch_after, (uint64_t, object, void *))(when, queue, block);
}

TAKEN_OVER void dispatch_after_f(
  uint64_t when, object queue, void *context, simtime_function function) {
  if (held(queue, NULL, function, context, false, NULL, when)) return;
  REAL(void, dispatch_after_f, (uint64_t, object, void *, simtime_function))(
    when, queue, context, function);
}

TAKEN_OVER void dispatch_group_async(object group, object queue, void *block) {
  if (held(queue, block, NULL, NULL, false, group, NOW)) return;
  REAL(void, dispatch_group_async, (object, object, void *))(group, queue, block);
}

TAKEN_OVER void dispatch_group_async_f(
  object group, object queue, void *context, simtime_function function) {
  if (held(queue, NULL, function, context, false, group, NOW)) return;
  REAL(void, dispatch_group_async_f, (object, object, void *, simtime_function))(
    group, queue, context, function);
}

TAKEN_OVER void dispatch_group_notify(object group, object queue, void *block) {
  if (ASK(false, notify(time, group, false, queue, block, NULL, NULL))) return;
  REAL(void, dispatch_group_notify, (object, object, void *))(group, queue, block);
}

TAKEN_OVER void dispatch_group_notify_f(
  object group, object queue, void *context, simtime_function function) {
  if (ASK(false, notify(time, group, false, queue, NULL, function, context))) return;
  REAL(void, dispatch_group_notify_f, (object, object, void *, simtime_function))(
    group, queue, context, function);
}

TAKEN_OVER void dispatch_block_notify(void *block, object queue, void *notification) {
  if (ASK(false, notify(time, block, true, queue, notification, NULL, NULL))) return;
  REAL(void, dispatch_block_notify, (void *, object, void *))(block, queue, notification);
}

// MARK: Work that the caller waits for

/// Waits until a queue is free, then does the work there as the system would.
#define SYNC(name, barrier)                                                                       \
  TAKEN_OVER void name(object queue, void *block) {                                               \
    if (ASK(false, sync(time, queue, block, NULL, NULL, barrier))) return;                        \
    REAL(void, name, (object, void *))(queue, block);                                             \
    TELL(sync_done(time, queue));                                                                 \
  }                                                                                               \
  TAKEN_OVER void name##_f(object queue, void *context, simtime_function function) {              \
    if (ASK(false, sync(time, queue, NULL, function, context, barrier))) return;                  \
    REAL(void, name##_f, (object, void *, simtime_function))(queue, context, function);           \
    TELL(sync_done(time, queue));                                                                 \
  }

SYNC(dispatch_sync, false)
SYNC(dispatch_barrier_sync, true)
SYNC(dispatch_async_and_wait, false)
SYNC(dispatch_barrier_async_and_wait, true)

// One after the other where time is simulated: the order of what they do follows from nothing else.
TAKEN_OVER void dispatch_apply(uintptr_t count, object queue, void *block) {
  if (simtime_state.time && simtime_installed) {
    for (uintptr_t index = 0; index < count; index++)
      ((void (*)(void *, uintptr_t))(void *)((struct block *)block)->invoke)(block, index);
    return;
  }
  REAL(void, dispatch_apply, (uintptr_t, object, void *))(count, queue, block);
}

TAKEN_OVER void dispatch_apply_f(
  uintptr_t count, object queue, void *context, void (*function)(void *, uintptr_t)) {
  if (simtime_state.time && simtime_installed) {
    for (uintptr_t index = 0; index < count; index++) function(context, index);
    return;
  }
  REAL(void, dispatch_apply_f, (uintptr_t, object, void *, void (*)(void *, uintptr_t)))(
    count, queue, context, function);
}

TAKEN_OVER intptr_t dispatch_semaphore_wait(object semaphore, uint64_t when) {
  intptr_t (*real)(object, uint64_t) =
    REAL(intptr_t, dispatch_semaphore_wait, (object, uint64_t));
  if (simtime_state.time) {
    if (real(semaphore, NOW) == 0) return 0;
    int64_t result = ASK((int64_t)-1, wait(time, 0, semaphore, when));
    if (result >= 0) return (intptr_t)result;
  }
  return real(semaphore, when);
}

TAKEN_OVER intptr_t dispatch_group_wait(object group, uint64_t when) {
  intptr_t (*real)(object, uint64_t) = REAL(intptr_t, dispatch_group_wait, (object, uint64_t));
  if (simtime_state.time) {
    if (real(group, NOW) == 0) return 0;
    int64_t result = ASK((int64_t)-1, wait(time, 1, group, when));
    if (result >= 0) return (intptr_t)result;
  }
  return real(group, when);
}

TAKEN_OVER intptr_t dispatch_block_wait(void *block, uint64_t when) {
  intptr_t (*real)(void *, uint64_t) = REAL(intptr_t, dispatch_block_wait, (void *, uint64_t));
  if (simtime_state.time) {
    if (real(block, NOW) == 0) return 0;
    int64_t result = ASK((int64_t)-1, wait(time, 2, block, when));
    if (result >= 0) return (intptr_t)result;
  }
  return real(block, when);
}

// MARK: Sources

const void *simtime_source_type(int32_t kind) {
  static void *known[3];
  return kind == 0   ? simtime_next(&known[0], "_dispatch_source_type_data_add")
         : kind == 1 ? simtime_next(&known[1], "_dispatch_source_type_data_or")
                     : simtime_next(&known[2], "_dispatch_source_type_data_replace");
}

void *simtime_real_source_create(
  const void *type, uintptr_t handle, uintptr_t mask, object queue) {
  return REAL(object, dispatch_source_create, (const void *, uintptr_t, uintptr_t, object))(
    type, handle, mask, queue);
}

TAKEN_OVER object dispatch_source_create(
  const void *type, uintptr_t handle, uintptr_t mask, object queue) {
  if (simtime_state.time) {
    static void *timer;
    int32_t kind = 0;
    if (type == simtime_next(&timer, "_dispatch_source_type_timer")) kind = 1;
    for (int32_t data = 0; data < 3; data++)
      if (type == simtime_source_type(data)) kind = 2;
    object source = ASK((object)NULL, source_made(time, kind, type, mask, queue));
    if (source) return source;
  }
  return simtime_real_source_create(type, handle, mask, queue);
}

TAKEN_OVER void dispatch_source_set_timer(
  object source, uint64_t start, uint64_t interval, uint64_t leeway) {
  if (ASK_SOURCE(false, source_timer(source, start, interval))) return;
  REAL(void, dispatch_source_set_timer, (object, uint64_t, uint64_t, uint64_t))(
    source, start, interval, leeway);
}

TAKEN_OVER void dispatch_source_set_event_handler(object source, void *block) {
  if (ASK_SOURCE(false, source_handler(source, false, block, NULL))) return;
  REAL(void, dispatch_source_set_event_handler, (object, void *))(source, block);
}

TAKEN_OVER void dispatch_source_set_event_handler_f(object source, simtime_function function) {
  if (ASK_SOURCE(false, source_handler(source, false, NULL, function))) return;
  REAL(void, dispatch_source_set_event_handler_f, (object, simtime_function))(source, function);
}

TAKEN_OVER void dispatch_source_set_cancel_handler(object source, void *block) {
  if (ASK_SOURCE(false, source_handler(source, true, block, NULL))) return;
  REAL(void, dispatch_source_set_cancel_handler, (object, void *))(source, block);
}

TAKEN_OVER void dispatch_source_set_cancel_handler_f(object source, simtime_function function) {
  if (ASK_SOURCE(false, source_handler(source, true, NULL, function))) return;
  REAL(void, dispatch_source_set_cancel_handler_f, (object, simtime_function))(source, function);
}

TAKEN_OVER void dispatch_source_cancel(object source) {
  ASK_SOURCE(false, source_cancelled(source));
  REAL(void, dispatch_source_cancel, (object))(source);
}

TAKEN_OVER void dispatch_source_merge_data(object source, uintptr_t value) {
  if (ASK_SOURCE(false, source_merged(source, value))) return;
  REAL(void, dispatch_source_merge_data, (object, uintptr_t))(source, value);
}

TAKEN_OVER uintptr_t dispatch_source_get_data(object source) {
  uintptr_t value = 0;
  if (ASK_SOURCE(false, source_data(source, &value))) return value;
  return REAL(uintptr_t, dispatch_source_get_data, (object))(source);
}

#define SUSPENSION(name, by)                                                                      \
  TAKEN_OVER void name(object object_) {                                                          \
    if (simtime_state.time || __atomic_load_n(&simtime_has_sources, __ATOMIC_RELAXED)) {          \
      if (simtime_installed) {                                                                    \
        struct simtime_thread state = simtime_leave();                                            \
        bool taken = simtime_installed->suspended(state.time, object_, by);                       \
        simtime_return(state);                                                                    \
        if (taken) return;                                                                        \
      }                                                                                           \
    }                                                                                             \
    REAL(void, name, (object))(object_);                                                          \
  }

SUSPENSION(dispatch_suspend, 1)
SUSPENSION(dispatch_resume, -1)
SUSPENSION(dispatch_activate, 0)

void simtime_real_retain(object it) { REAL(void, dispatch_retain, (object))(it); }
void simtime_real_release(object it) { REAL(void, dispatch_release, (object))(it); }

static void retained(object it, int32_t by) {
  if (!__atomic_load_n(&simtime_has_sources, __ATOMIC_RELAXED) || !simtime_installed) return;
  struct simtime_thread state = simtime_leave();
  simtime_installed->source_retained(it, by);
  simtime_return(state);
}

TAKEN_OVER void dispatch_retain(object it) {
  retained(it, 1);
  simtime_real_retain(it);
}

TAKEN_OVER void dispatch_release(object it) {
  retained(it, -1);
  simtime_real_release(it);
}

// MARK: Queues

/// Where a queue keeps what, as it tells debuggers.
struct offsets {
  uint16_t version, label, label_size, flags, flags_size, number, number_size, width, width_size,
    running, running_size, suspended, suspended_size, target, target_size;
};

static const struct offsets *offsets(void) {
  static void *known;
  const struct offsets *offsets = simtime_next(&known, "dispatch_queue_offsets");
  return offsets && offsets->version >= 6 && offsets->width_size == sizeof(uint16_t)
      && offsets->target_size == sizeof(void *)
    ? offsets
    : NULL;
}

int32_t simtime_queue_width(object queue) {
  const struct offsets *known = offsets();
  return known ? *(uint16_t *)((char *)queue + known->width) : 0;
}

void *simtime_queue_target(object queue) {
  const struct offsets *known = offsets();
  return known ? *(void **)((char *)queue + known->target) : NULL;
}

const char *simtime_queue_label(object queue) {
  const char *label = REAL(const char *, dispatch_queue_get_label, (object))(queue);
  return label ? label : "";
}

void *simtime_main_queue(void) {
  static void *known;
  return simtime_next(&known, "_dispatch_main_q");
}

/// What functions of an object are called with.
void *simtime_context(object it) { return REAL(void *, dispatch_get_context, (object))(it); }

// MARK: What the system does

void simtime_real_sync_f(object queue, void *context, simtime_function function) {
  REAL(void, dispatch_sync_f, (object, void *, simtime_function))(queue, context, function);
}
void simtime_real_barrier_sync_f(object queue, void *context, simtime_function function) {
  REAL(void, dispatch_barrier_sync_f, (object, void *, simtime_function))(
    queue, context, function);
}
void simtime_real_sync(object queue, void *block) {
  REAL(void, dispatch_sync, (object, void *))(queue, block);
}
void simtime_real_barrier_sync(object queue, void *block) {
  REAL(void, dispatch_barrier_sync, (object, void *))(queue, block);
}
int64_t simtime_real_semaphore_wait(object semaphore, uint64_t when) {
  return REAL(intptr_t, dispatch_semaphore_wait, (object, uint64_t))(semaphore, when);
}
int64_t simtime_real_group_wait(object group, uint64_t when) {
  return REAL(intptr_t, dispatch_group_wait, (object, uint64_t))(group, when);
}
int64_t simtime_real_block_wait(void *block, uint64_t when) {
  return REAL(intptr_t, dispatch_block_wait, (void *, uint64_t))(block, when);
}

static object notifications(void) {
  static object queue;
  object known = __atomic_load_n(&queue, __ATOMIC_ACQUIRE);
  if (known) return known;
  known = REAL(object, dispatch_queue_create, (const char *, void *))(
    "layoutprobe.notifications", NULL);
  object other = NULL;
  // Only the first stays; another one is too small to matter.
  return __atomic_compare_exchange_n(
           &queue, &other, known, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)
    ? known
    : other;
}

void simtime_real_block_notify(void *block, void *notification) {
  REAL(void, dispatch_block_notify, (void *, object, void *))(
    block, notifications(), notification);
}

static void nothing(void *context) { (void)context; }

void simtime_finish_notifications(void) {
  simtime_real_sync_f(notifications(), NULL, nothing);
}

void simtime_real_at_f(uint64_t when, object queue, void *context, simtime_function function) {
  if (!queue)
    queue = REAL(object, dispatch_get_global_queue, (intptr_t, uintptr_t))(0, 0);
  REAL(void, dispatch_after_f, (uint64_t, object, void *, simtime_function))(
    when, queue, context, function);
}
void simtime_real_after_f(
  int64_t nanoseconds, object queue, void *context, simtime_function function) {
  uint64_t when = REAL(uint64_t, dispatch_time, (uint64_t, int64_t))(NOW, nanoseconds);
  simtime_real_at_f(when, queue, context, function);
}
void simtime_real_group_enter(object group) { REAL(void, dispatch_group_enter, (object))(group); }
void simtime_real_group_leave(object group) { REAL(void, dispatch_group_leave, (object))(group); }

#endif
