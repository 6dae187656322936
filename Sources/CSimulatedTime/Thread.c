#include "Calls.h"

#if defined(__linux__)

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

const struct simtime_hooks *simtime_installed;
_Thread_local struct simtime_thread simtime_state;
bool simtime_has_sources;

void simtime_install(const struct simtime_hooks *hooks) { simtime_installed = hooks; }

void simtime_note_sources(int32_t exist) {
  __atomic_store_n(&simtime_has_sources, exist != 0, __ATOMIC_RELAXED);
}

struct simtime_thread *simtime_current(void) { return &simtime_state; }

void *simtime_next(void **known, const char *name) {
  void *next = __atomic_load_n(known, __ATOMIC_RELAXED);
  if (!next) {
    next = dlsym(RTLD_NEXT, name);
    __atomic_store_n(known, next, __ATOMIC_RELAXED);
  }
  return next;
}

int32_t simtime_thread_name(void) { return (int32_t)syscall(SYS_gettid); }

int32_t simtime_thread_is_waiting(int32_t name, uint64_t *spent) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/self/task/%d/stat", name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return -1;
  text[length] = 0;
  // The name of the program, which may contain anything, is in parentheses.
  char *rest = strrchr(text, ')');
  char state;
  unsigned long minor, major, user, system;
  if (!rest
      || sscanf(
           rest + 1, " %c %*d %*d %*d %*d %*d %*u %lu %*u %lu %*u %lu %lu", &state, &minor, &major,
           &user, &system)
        != 5)
    return -1;
  *spent = minor + major + user + system;
  snprintf(path, sizeof path, "/proc/self/task/%d/schedstat", name);
  file = open(path, O_RDONLY | O_CLOEXEC);
  if (file >= 0) {
    length = read(file, text, sizeof text - 1);
    close(file);
    unsigned long long running;
    if (length > 0) {
      text[length] = 0;
      if (sscanf(text, "%llu", &running) == 1) *spent += running;
    }
  }
  return state == 'S';
}

struct start {
  simtime_function function;
  void *context;
};

static void *started(void *argument) {
  struct start start = *(struct start *)argument;
  __builtin_free(argument);
  start.function(start.context);
  return NULL;
}

bool simtime_start_thread(simtime_function function, void *context, uintptr_t stack_size) {
  struct start *start = __builtin_malloc(sizeof *start);
  if (!start) return false;
  *start = (struct start){function, context};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack_size);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  struct simtime_thread state = simtime_leave();
  pthread_t thread;
  int error = pthread_create(&thread, &attributes, started, start);
  simtime_return(state);
  pthread_attr_destroy(&attributes);
  if (error) __builtin_free(start);
  return error == 0;
}

// Threads of the program's own are known by their number only.

struct own_start {
  void *(*function)(void *);
  void *argument;
  void *time;
};

static void own_thread_ends(void *time) {
  struct simtime_thread state = simtime_leave();
  if (simtime_installed) simtime_installed->own_thread(time, -1);
  simtime_return(state);
}

static void *own_thread_started(void *argument) {
  struct own_start start = *(struct own_start *)argument;
  __builtin_free(argument);
  void *result;
  pthread_cleanup_push(own_thread_ends, start.time);
  result = start.function(start.argument);
  pthread_cleanup_pop(1);
  return result;
}

typedef int create_function(
  pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

TAKEN_OVER int pthread_create(
  pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument) {
  static void *known;
  create_function *real = (create_function *)simtime_next(&known, "pthread_create");
  void *time = simtime_state.time;
  Dl_info caller;
  // The threads that serve queues are the system's.
  if (!time || !simtime_installed || !dladdr(__builtin_return_address(0), &caller)
      || !caller.dli_fname || strstr(caller.dli_fname, "libdispatch"))
    return real(thread, attributes, function, argument);
  struct own_start *start = __builtin_malloc(sizeof *start);
  if (!start) return real(thread, attributes, function, argument);
  *start = (struct own_start){function, argument, time};
  struct simtime_thread state = simtime_leave();
  simtime_installed->own_thread(time, 1);
  int error = real(thread, attributes, own_thread_started, start);
  if (error) {
    simtime_installed->own_thread(time, -1);
    __builtin_free(start);
  }
  simtime_return(state);
  return error;
}

#endif
