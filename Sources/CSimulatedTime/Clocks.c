#include "Calls.h"

#if defined(__linux__)

#include <errno.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// A linker exports from a program only what a library that it links against defines, or what it is
// told to. Swift's compiler looks for options to the linker in this section.
__attribute__((section(".swift1_autolink_entries"), used)) static const char options[] =
  "-Xlinker\0--export-dynamic-symbol=clock_gettime\0"
  "-Xlinker\0--export-dynamic-symbol=gettimeofday\0"
  "-Xlinker\0--export-dynamic-symbol=time\0"
  "-Xlinker\0--export-dynamic-symbol=nanosleep\0"
  "-Xlinker\0--export-dynamic-symbol=clock_nanosleep\0"
  "-Xlinker\0--export-dynamic-symbol=usleep\0"
  "-Xlinker\0--export-dynamic-symbol=sleep\0"
  "-Xlinker\0--export-dynamic-symbol=pthread_create";

static const int64_t second = 1000000000;

static int system_clock_gettime(clockid_t id, struct timespec *result) {
  static void *known;
  int (*real)(clockid_t, struct timespec *) =
    (int (*)(clockid_t, struct timespec *))simtime_next(&known, "clock_gettime");
  if (real) return real(id, result);
  return (int)syscall(SYS_clock_gettime, id, result);
}

/// Reads after which time goes on by itself, for who waits for it in a loop, and by how much.
static const int64_t patience = 2000;
static const int64_t impatience = 1000000;

static int64_t elapsed(struct simtime_clock *clock) {
  if (__atomic_add_fetch(&clock->reads, 1, __ATOMIC_RELAXED) > patience)
    return __atomic_add_fetch(&clock->elapsed, impatience, __ATOMIC_RELAXED);
  return __atomic_load_n(&clock->elapsed, __ATOMIC_RELAXED);
}

/// A `Date` of today tells no shorter times apart, in nanoseconds.
static const int64_t resolution = 250;

/// What the wall's clock shows, which no two reads have in common: a date that is written in each
/// update is another one each time, as it is where computing takes time.
static int64_t wall_at_read(struct simtime_clock *clock) {
  return __atomic_add_fetch(&clock->wall, resolution, __ATOMIC_RELAXED);
}

TAKEN_OVER int clock_gettime(clockid_t id, struct timespec *result) {
  struct simtime_clock *clock = simtime_state.clock;
  if (clock) {
    int64_t base;
    switch (id) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE: base = wall_at_read(clock); break;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE: base = clock->monotonic; break;
    case CLOCK_BOOTTIME: base = clock->boot; break;
    default: return system_clock_gettime(id, result);
    }
    int64_t now = base + elapsed(clock);
    result->tv_sec = (time_t)(now / second);
    result->tv_nsec = (long)(now % second);
    return 0;
  }
  return system_clock_gettime(id, result);
}

TAKEN_OVER int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  struct simtime_clock *clock = simtime_state.clock;
  if (clock) {
    int64_t now = clock->wall + elapsed(clock);
    result->tv_sec = (time_t)(now / second);
    result->tv_usec = (suseconds_t)(now % second / 1000);
    return 0;
  }
  return REAL(int, gettimeofday, (struct timeval *, void *))(result, zone);
}

TAKEN_OVER time_t time(time_t *result) {
  struct simtime_clock *clock = simtime_state.clock;
  if (!clock) return REAL(time_t, time, (time_t *))(result);
  time_t now = (time_t)((clock->wall + elapsed(clock)) / second);
  if (result) *result = now;
  return now;
}

static bool sleeps(int64_t nanoseconds) { return ASK(false, sleep(time, nanoseconds)); }

TAKEN_OVER int nanosleep(const struct timespec *length, struct timespec *left) {
  if (length && simtime_state.time && sleeps(length->tv_sec * second + length->tv_nsec)) {
    if (left) *left = (struct timespec){0, 0};
    return 0;
  }
  return REAL(int, nanosleep, (const struct timespec *, struct timespec *))(length, left);
}

TAKEN_OVER int clock_nanosleep(
  clockid_t id, int flags, const struct timespec *length, struct timespec *left) {
  if (length && simtime_state.time) {
    int64_t nanoseconds = length->tv_sec * second + length->tv_nsec;
    struct timespec now;
    if (flags & TIMER_ABSTIME && clock_gettime(id, &now) == 0)
      nanoseconds -= now.tv_sec * second + now.tv_nsec;
    if (sleeps(nanoseconds > 0 ? nanoseconds : 0)) return 0;
  }
  return REAL(int, clock_nanosleep, (clockid_t, int, const struct timespec *, struct timespec *))(
    id, flags, length, left);
}

TAKEN_OVER int usleep(useconds_t length) {
  if (simtime_state.time && sleeps((int64_t)length * 1000)) return 0;
  return REAL(int, usleep, (useconds_t))(length);
}

TAKEN_OVER unsigned int sleep(unsigned int length) {
  if (simtime_state.time && sleeps((int64_t)length * second)) return 0;
  return REAL(unsigned int, sleep, (unsigned int))(length);
}

void simtime_real_sleep(int64_t nanoseconds) {
  struct simtime_thread state = simtime_leave();
  struct timespec length = {nanoseconds / second, nanoseconds % second};
  REAL(int, nanosleep, (const struct timespec *, struct timespec *))(&length, NULL);
  simtime_return(state);
}

int64_t simtime_real_now(int32_t clock) {
  struct timespec now = {0, 0};
  system_clock_gettime(
    clock == 0 ? CLOCK_REALTIME : clock == 1 ? CLOCK_MONOTONIC : CLOCK_BOOTTIME, &now);
  return now.tv_sec * second + now.tv_nsec;
}

#endif
