#ifndef SIMTIME_CALLS_H
#define SIMTIME_CALLS_H

// What the files that take calls over share. Weak, so that a program that has the system's libraries
// linked into it keeps theirs.

#define _GNU_SOURCE
#include "CSimulatedTime.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>

#define TAKEN_OVER __attribute__((weak, visibility("default")))

extern const struct simtime_hooks *simtime_installed;
extern _Thread_local struct simtime_thread simtime_state;
extern bool simtime_has_sources;

/// The next definition of a name behind this program's own.
void *simtime_next(void **known, const char *name);

/// `REAL(result, name, parameters)(arguments)`
#define REAL(result, name, parameters)                                                            \
  ((result(*) parameters)simtime_next(                                                            \
    ({                                                                                            \
      static void *known_##name;                                                                  \
      &known_##name;                                                                              \
    }),                                                                                           \
    #name))

/// The calling thread stands outside of what is followed while a hook runs.
static inline struct simtime_thread simtime_leave(void) {
  struct simtime_thread state = simtime_state;
  simtime_state.time = NULL;
  simtime_state.clock = NULL;
  return state;
}

static inline void simtime_return(struct simtime_thread state) {
  simtime_state.time = state.time;
  simtime_state.clock = state.clock;
}

/// Asks a hook; the answer is `otherwise` where nothing is followed.
#define ASK(otherwise, call)                                                                      \
  ({                                                                                              \
    __typeof__(otherwise) answer = (otherwise);                                                   \
    if (simtime_state.time && simtime_installed) {                                                \
      struct simtime_thread state = simtime_leave();                                              \
      void *time = state.time;                                                                    \
      (void)time;                                                                                 \
      answer = simtime_installed->call;                                                           \
      simtime_return(state);                                                                      \
    }                                                                                             \
    answer;                                                                                       \
  })

/// Tells a hook.
#define TELL(call)                                                                                \
  do {                                                                                            \
    if (simtime_state.time && simtime_installed) {                                                \
      struct simtime_thread state = simtime_leave();                                              \
      void *time = state.time;                                                                    \
      (void)time;                                                                                 \
      simtime_installed->call;                                                                    \
      simtime_return(state);                                                                      \
    }                                                                                             \
  } while (0)

/// Asks a hook about a source, whoever calls.
#define ASK_SOURCE(otherwise, call)                                                               \
  ({                                                                                              \
    __typeof__(otherwise) answer = (otherwise);                                                   \
    if (__atomic_load_n(&simtime_has_sources, __ATOMIC_RELAXED) && simtime_installed) {           \
      struct simtime_thread state = simtime_leave();                                              \
      answer = simtime_installed->call;                                                           \
      simtime_return(state);                                                                      \
    }                                                                                             \
    answer;                                                                                       \
  })

#endif
#endif
