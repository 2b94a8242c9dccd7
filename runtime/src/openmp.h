/* The part of OMPT (OpenMP 5.0 and 5.1, chapter 4) that is used; not every compiler's headers have it. */
#ifndef RACELENS_OPENMP_H
#define RACELENS_OPENMP_H

#include <stdint.h>

typedef union {
	uint64_t value;
	void *pointer;
} ompt_data;

typedef struct {
	ompt_data variable;
	int type;
} ompt_dependence;

typedef void (*ompt_function)(void);
typedef ompt_function (*ompt_lookup)(const char *name);
typedef int (*ompt_set_callback)(int event, ompt_function callback);
typedef int (*ompt_get_task_info)(int level, int *flags, ompt_data **task, void **frame, ompt_data **region, int *thread);

typedef struct {
	int (*initialize)(ompt_lookup lookup, int device, ompt_data *tool);
	void (*finalize)(ompt_data *tool);
	ompt_data tool;
} ompt_start_result;

enum {
	OMPT_PARALLEL_BEGIN = 3,
	OMPT_PARALLEL_END = 4,
	OMPT_TASK_CREATE = 5,
	OMPT_TASK_SCHEDULE = 6,
	OMPT_IMPLICIT_TASK = 7,
	OMPT_SYNC_REGION_WAIT = 16,
	OMPT_MUTEX_RELEASED = 17,
	OMPT_DEPENDENCES = 18,
	OMPT_WORK = 20,
	OMPT_SYNC_REGION = 23,
	OMPT_MUTEX_ACQUIRE = 26,
	OMPT_MUTEX_ACQUIRED = 27,
	OMPT_CANCEL = 30,
	OMPT_REDUCTION = 31
};

enum { OMPT_BEGIN = 1, OMPT_END = 2 };
enum { OMPT_TASK_INITIAL = 1 };
enum { OMPT_PARALLEL_LEAGUE = 0x40000000 };
enum { OMPT_SYNC_REGION_TASKGROUP = 6, OMPT_SYNC_REGION_REDUCTION = 7 };
enum { OMPT_TASK_SWITCH = 7 };
enum { OMPT_CANCEL_LOOP = 4 };
enum { OMPT_MUTEX_LOCK = 1, OMPT_MUTEX_TEST_LOCK = 2, OMPT_MUTEX_TEST_NEST_LOCK = 4, OMPT_MUTEX_CRITICAL = 5 };

#endif
