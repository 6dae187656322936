#include "Calls.h"

#if defined(__linux__)

typedef const void *object;

TAKEN_OVER void CFPreferencesSetAppValue(object key, object value, object application) {
  REAL(void, CFPreferencesSetAppValue, (object, object, object))(key, value, application);
  TELL(preferences_set(time, key));
}

#endif
