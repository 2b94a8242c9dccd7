/* The functions that the recorder stands before. */
#include "recorder.h"

#include <dlfcn.h>

/* The next definition after the executable's own; null if there is none. */
void *rl_next(const char *name) {
	return dlsym(RTLD_NEXT, name);
}
