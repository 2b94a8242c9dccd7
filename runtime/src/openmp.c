/* What the runtime of OpenMP tells of regions, tasks, synchronisation and locks. */
#include "openmp.h"
#include "recorder.h"

static _Atomic uint64_t last_region;
static _Atomic uint64_t last_task;

/* Where a task has met a taskloop: of the tasks that this creates the runtime tells a place in itself. */
#define TASKLOOPS 64
static struct {
	_Atomic uint64_t task;
	_Atomic uintptr_t code;
} taskloops[TASKLOOPS];
static ompt_get_task_info get_task_info;

static uint64_t value_of(const ompt_data *data) {
	return data ? data->value : 0;
}

static uint64_t code_of(const void *return_address) {
	return return_address ? (uintptr_t)return_address - 1 : 0;
}

/*
 * What this thread has begun and nobody executes yet, and what it has executed last. The runtime names the region around instead of one inside of
 * it that gcc's code encounters in a team of a league and that one thread executes.
 */
static __thread uint64_t begun __attribute__((tls_model("initial-exec")));
static __thread uint64_t left __attribute__((tls_model("initial-exec")));

static void parallel_begin(ompt_data *task, const void *frame, ompt_data *region, unsigned requested, int flags, const void *code) {
	(void)frame;
	enum record_kind kind = flags & OMPT_PARALLEL_LEAGUE ? RECORD_LEAGUE_BEGIN : RECORD_PARALLEL_BEGIN;
	region->value = atomic_fetch_add(&last_region, 1) + 1;
	begun = region->value;
	uint64_t where = rl_region_code(code_of(code));
	IF_LED(rl_note_led_region(region->value, where));
	EVENT(kind, region->value, value_of(task), requested, where);
}

static void parallel_end(ompt_data *region, ompt_data *task, int flags, const void *code) {
	(void)flags;
	(void)code;
	EVENT(RECORD_PARALLEL_END, left ? left : value_of(region), value_of(task));
	left = 0;
}

/*
 * The runtime does not name the region where an implicit task ends: the thread remembers it. The initial tasks of a league are like implicit
 * ones, of the teams region.
 */
static void remember(struct rl_thread *thread, ompt_data *task, uint64_t region, uint64_t around) {
	if (thread->implicit_count < IMPLICIT_LIMIT) {
		thread->implicit[thread->implicit_count].data = task;
		thread->implicit[thread->implicit_count].task = task->value;
		thread->implicit[thread->implicit_count].region = region;
		thread->implicit[thread->implicit_count].around = around;
	}
	thread->implicit_count++;
}

/* The task around that the runtime gives the same place to, 0 where there is none. */
static uint64_t task_around(const struct rl_thread *thread, const ompt_data *task) {
	uint32_t count = thread ? thread->implicit_count : 0;
	bool is_one = count > 0 && count <= IMPLICIT_LIMIT && thread->implicit[count - 1].data == task;
	return is_one && thread->implicit[count - 1].task == task->value ? task->value : 0;
}

static uint64_t recall(struct rl_thread *thread, ompt_data *data, uint64_t task) {
	while (thread->implicit_count > 0) {
		uint32_t i = --thread->implicit_count;
		if (i < IMPLICIT_LIMIT && thread->implicit[i].task == task) {
			if (data && thread->implicit[i].around) {
				data->value = thread->implicit[i].around;
			}
			return thread->implicit[i].region;
		}
	}
	return 0;
}

/* What is placed is what the threads of a team share, not what the teams of a league do. */
static void note_position(int endpoint, uint64_t region, unsigned size, unsigned number) {
	if (endpoint == OMPT_BEGIN) {
		rl_enter_region(region, size, number);
	} else {
		rl_leave_region();
	}
}

/* The region that an implicit task begins in: who has begun one is the first to execute it. */
static uint64_t entered(const ompt_data *region) {
	uint64_t number = begun ? begun : value_of(region);
	begun = 0;
	left = 0;
	return number;
}

static void implicit_task(int endpoint, ompt_data *region, ompt_data *task, unsigned size, unsigned number, int flags) {
	bool is_initial = flags & OMPT_TASK_INITIAL;
	uint64_t around = 0;
	uint64_t of = 0;
	if (endpoint == OMPT_BEGIN) {
		around = task_around(rl_self, task);
		of = entered(region);
		task->value = atomic_fetch_add(&last_task, 1) + 1;
	}
	if (!is_initial) {
		note_position(endpoint, of, size, number);
	}
	struct rl_thread *thread = rl_event_begin();
	if (!thread) {
		return;
	}
	rl_clear(thread->unseen, sizeof thread->unseen);
	if (endpoint == OMPT_BEGIN && is_initial && !of) {
		rl_event(thread, RECORD_INITIAL_BEGIN, (const uint64_t[]){task->value}, 1);
	} else if (endpoint == OMPT_BEGIN) {
		remember(thread, task, of, around);
		rl_event(thread, RECORD_IMPLICIT_BEGIN, (const uint64_t[]){of, task->value, size, number}, 4);
	} else if (endpoint == OMPT_END) {
		uint64_t ended = value_of(task);
		left = recall(thread, task, ended);
		if (left || !is_initial) {
			rl_event(thread, RECORD_IMPLICIT_END, (const uint64_t[]){left, ended}, 2);
		}
	}
	rl_event_end(thread);
}

/* A name for what OpenMP does not know, as that of no task. */
uint64_t rl_new_task(void) {
	return atomic_fetch_add(&last_task, 1) + 1;
}

/* The task that this thread executes; 0 where it is not known. */
uint64_t rl_current_task(void) {
	ompt_data *task = NULL;
	return get_task_info && get_task_info(0, NULL, &task, NULL, NULL, NULL) && task ? task->value : 0;
}

void rl_tell_reduction(enum record_kind edge) {
	ompt_data *task = NULL;
	ompt_data *region = NULL;
	if (get_task_info && get_task_info(0, NULL, &task, NULL, &region, NULL)) {
		EVENT(edge, OMPT_SYNC_REGION_REDUCTION, value_of(region), value_of(task));
	}
}

void rl_note_taskloop(uintptr_t code) {
	uint64_t task = rl_current_task();
	if (task) {
		atomic_store(&taskloops[task % TASKLOOPS].code, code);
		atomic_store(&taskloops[task % TASKLOOPS].task, task);
	}
}

/* Where the task is created whose creation is called from a function of ours: the runtime tells that. */
static __thread uintptr_t next_task __attribute__((tls_model("initial-exec")));

void rl_note_task(uintptr_t code) {
	next_task = code;
}

static uint64_t place_of_task(uint64_t parent, uint64_t code) {
	if (next_task) {
		uint64_t noted = next_task;
		next_task = 0;
		return noted;
	}
	bool is_taskloop = code && rl_is_openmp(code) && atomic_load(&taskloops[parent % TASKLOOPS].task) == parent;
	return is_taskloop ? atomic_load(&taskloops[parent % TASKLOOPS].code) : code;
}

static void task_create(ompt_data *parent, const void *frame, ompt_data *task, int flags, int has_dependences, const void *code) {
	(void)frame;
	(void)has_dependences;
	task->value = atomic_fetch_add(&last_task, 1) + 1;
	EVENT(RECORD_TASK_CREATE, value_of(parent), task->value, (uint32_t)flags, place_of_task(value_of(parent), code_of(code)));
}

/* Long lists become several records. */
static void dependences(ompt_data *task, const ompt_dependence *list, int count) {
	enum { AT_ONCE = 32 };
	struct rl_thread *thread = rl_event_begin();
	if (!thread) {
		return;
	}
	for (int first = 0; first < count; first += AT_ONCE) {
		uint64_t numbers[2 + 2 * AT_ONCE];
		int some = count - first < AT_ONCE ? count - first : AT_ONCE;
		numbers[0] = value_of(task);
		numbers[1] = (uint64_t)some;
		for (int i = 0; i < some; i++) {
			numbers[2 + 2 * i] = (uint64_t)list[first + i].type;
			numbers[3 + 2 * i] = list[first + i].variable.value;
		}
		rl_event(thread, RECORD_DEPENDENCES, numbers, 2 + 2 * (size_t)some);
	}
	rl_event_end(thread);
}

static void task_schedule(ompt_data *left, int status, ompt_data *entered) {
	struct rl_thread *thread = rl_event_begin();
	if (!thread) {
		return;
	}
	rl_clear(thread->unseen, sizeof thread->unseen);
	rl_event(thread, RECORD_TASK_SWITCH, (const uint64_t[]){value_of(left), (uint64_t)status, value_of(entered)}, 3);
	if (status == OMPT_TASK_SWITCH) {
		rl_begin_stack(thread);
	} else if (entered) {
		rl_resume_stack(thread);
	}
	rl_event_end(thread);
	if (status == OMPT_TASK_SWITCH && entered) {
		rl_task_begins();
	}
}

/* The task whose taskgroup has come to its end, while the runtime has not yet said so. */
static __thread uint64_t ungrouped __attribute__((tls_model("initial-exec")));
/* The task at the end of whose taskgroup the runtime combines what all threads of the team have reduced. */
static __thread uint64_t combining __attribute__((tls_model("initial-exec")));

uint64_t rl_combine_at_group_end(uint64_t task) {
	uint64_t before = combining;
	combining = task;
	return before;
}

/* A taskgroup ends when its tasks have: what the runtime then combines of their reductions comes after them. */
static void sync_region_wait(int kind, int endpoint, ompt_data *region, ompt_data *task, const void *code) {
	(void)code;
	if (kind == OMPT_SYNC_REGION_TASKGROUP && endpoint == OMPT_END) {
		ungrouped = value_of(task);
		EVENT(RECORD_SYNC_END, (uint64_t)kind, value_of(region), ungrouped);
		if (ungrouped && ungrouped == combining) {
			EVENT(RECORD_REDUCTION_BEGIN, (uint64_t)kind, value_of(region), ungrouped);
		}
	}
}

static void sync_region(int kind, int endpoint, ompt_data *region, ompt_data *task, const void *code) {
	(void)code;
	if (kind == OMPT_SYNC_REGION_TASKGROUP && endpoint == OMPT_END && ungrouped && ungrouped == value_of(task)) {
		if (ungrouped == combining) {
			EVENT(RECORD_REDUCTION_END, (uint64_t)kind, value_of(region), ungrouped);
		}
		ungrouped = 0;
		return;
	}
	EVENT(endpoint == OMPT_BEGIN ? RECORD_SYNC_BEGIN : RECORD_SYNC_END, (uint64_t)kind, value_of(region), value_of(task));
}

static void reduction(int kind, int endpoint, ompt_data *region, ompt_data *task, const void *code) {
	(void)code;
	EVENT(endpoint == OMPT_BEGIN ? RECORD_REDUCTION_BEGIN : RECORD_REDUCTION_END, (uint64_t)kind, value_of(region), value_of(task));
}

/* Whether a schedule can have a step for it. */
static bool is_step(int kind) {
	return kind >= OMPT_MUTEX_LOCK && kind <= OMPT_MUTEX_CRITICAL;
}

static bool is_test(int kind) {
	return kind == OMPT_MUTEX_TEST_LOCK || kind == OMPT_MUTEX_TEST_NEST_LOCK;
}

static void mutex_acquire(int kind, unsigned hint, unsigned implementation, uint64_t identity, const void *code) {
	(void)hint;
	(void)implementation;
	(void)identity;
	(void)code;
	if (is_step(kind) && !is_test(kind)) {
		IF_LED(rl_before_led_lock());
	}
}

static void mutex_acquired(int kind, uint64_t identity, const void *code) {
	(void)code;
	EVENT(RECORD_ACQUIRED, (uint64_t)kind, identity);
	if (is_step(kind) && !is_test(kind)) {
		IF_LED(rl_after_led_lock(false));
	}
}

static void mutex_released(int kind, uint64_t identity, const void *code) {
	(void)code;
	EVENT(RECORD_RELEASED, (uint64_t)kind, identity);
	if (is_step(kind)) {
		IF_LED(rl_after_led_lock(true));
	}
}

static void work(int kind, int endpoint, ompt_data *region, ompt_data *task, uint64_t count, const void *code) {
	(void)code;
	if (endpoint != OMPT_END) {
		EVENT(RECORD_WORK_BEGIN, (uint64_t)kind, value_of(region), value_of(task), count);
	}
	if (endpoint != OMPT_BEGIN) {
		EVENT(RECORD_WORK_END, (uint64_t)kind, value_of(region), value_of(task), count);
	}
}

static void cancel(ompt_data *task, int flags, const void *code) {
	(void)task;
	(void)code;
	if (flags & OMPT_CANCEL_LOOP) {
		rl_cancel_loop();
	}
}

static int initialize(ompt_lookup lookup, int device, ompt_data *tool) {
	(void)device;
	(void)tool;
	ompt_set_callback set = (ompt_set_callback)lookup("ompt_set_callback");
	if (!set) {
		return 0;
	}
	get_task_info = (ompt_get_task_info)lookup("ompt_get_task_info");
	set(OMPT_PARALLEL_BEGIN, (ompt_function)parallel_begin);
	set(OMPT_PARALLEL_END, (ompt_function)parallel_end);
	set(OMPT_IMPLICIT_TASK, (ompt_function)implicit_task);
	set(OMPT_TASK_CREATE, (ompt_function)task_create);
	set(OMPT_TASK_SCHEDULE, (ompt_function)task_schedule);
	set(OMPT_DEPENDENCES, (ompt_function)dependences);
	set(OMPT_SYNC_REGION, (ompt_function)sync_region);
	set(OMPT_SYNC_REGION_WAIT, (ompt_function)sync_region_wait);
	set(OMPT_REDUCTION, (ompt_function)reduction);
	IF_LED(set(OMPT_MUTEX_ACQUIRE, (ompt_function)mutex_acquire));
	set(OMPT_MUTEX_ACQUIRED, (ompt_function)mutex_acquired);
	set(OMPT_MUTEX_RELEASED, (ompt_function)mutex_released);
	set(OMPT_WORK, (ompt_function)work);
	set(OMPT_CANCEL, (ompt_function)cancel);
	return 1;
}

static void finalize(ompt_data *tool) {
	(void)tool;
}

EXPORTED ompt_start_result *ompt_start_tool(unsigned version, const char *runtime);

/* Where nothing is recorded the runtime is told that there is no tool, and tells nothing. */
ompt_start_result *ompt_start_tool(unsigned version, const char *runtime) {
	static ompt_start_result result = {initialize, finalize, {0}};
	(void)version;
	rl_start();
	if (!rl_is_recording()) {
		return NULL;
	}
	rl_note("openmp", runtime ? runtime : "unknown");
	return &result;
}
