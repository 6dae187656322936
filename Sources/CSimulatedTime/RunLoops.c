#include "Calls.h"

#if defined(__linux__)

typedef void *object;

struct timer_context {
  intptr_t version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  object (*describe)(const void *info);
};

TAKEN_OVER void CFRunLoopAddTimer(object loop, object timer, object mode) {
  if (ASK(false, run_loop_timer(time, loop, timer))) return;
  REAL(void, CFRunLoopAddTimer, (object, object, object))(loop, timer, mode);
}

TAKEN_OVER void CFRunLoopPerformBlock(object loop, object mode, void *block) {
  if (ASK(false, run_loop_block(time, loop, block))) return;
  REAL(void, CFRunLoopPerformBlock, (object, object, void *))(loop, mode, block);
}

/// What a run loop answers when its time is over.
static const int32_t timed_out = 3;

TAKEN_OVER int32_t CFRunLoopRunInMode(object mode, double seconds, unsigned char once) {
  if (ASK(false, run_loop_run(time, seconds))) return timed_out;
  return REAL(int32_t, CFRunLoopRunInMode, (object, double, unsigned char))(mode, seconds, once);
}

void *simtime_timer_info(object timer) {
  void (*get)(object, struct timer_context *) =
    REAL(void, CFRunLoopTimerGetContext, (object, struct timer_context *));
  struct timer_context context = {0};
  if (get) get(timer, &context);
  return context.info;
}

double simtime_timer_fire_date(object timer) {
  return REAL(double, CFRunLoopTimerGetNextFireDate, (object))(timer);
}

bool simtime_is_main_run_loop(object loop) {
  return REAL(object, CFRunLoopGetMain, (void))() == loop;
}

#endif
