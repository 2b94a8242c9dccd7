/* The process: whether it is recorded, its folder, its beginning and its end, and processes that are forked. */
#include "recorder.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define PATH_BYTES 4096
#define LINE_BYTES 12800
#define NOTE_BYTES 300
#define PATIENCE 200 /* milliseconds until the end of a process waits no longer for other threads */

_Atomic int rl_recording;
_Atomic uint64_t rl_stamp;
static _Atomic int state; /* 0: not begun, 1: begun */
static _Atomic int is_finished;
static _Atomic int is_ending; /* what threads have not written is written */
static _Atomic int is_stopped;
static bool is_handling_signal;
static char base[PATH_BYTES];
static char folder[PATH_BYTES + 64];
static bool has_folder;
static bool is_refused;
static char program[PATH_BYTES];
static pid_t process;
static pid_t parent;

const char *rl_program(void) {
	return program;
}

bool rl_is_this_process(void) {
	return getpid() == process;
}

/* A line of process.txt. */
void rl_note(const char *key, const char *value) {
	char line[NOTE_BYTES];
	size_t at = rl_append(line, 0, sizeof line, key);
	at = rl_append(line, at, sizeof line, "=");
	at = rl_append_escaped(line, at, sizeof line - 1, value);
	at = rl_append(line, at, sizeof line, "\n");
	rl_append_file("process.txt", "", 0, line, at);
}

static void describe(void) {
	char text[LINE_BYTES];
	size_t at = rl_append(text, 0, sizeof text, "format=1\npid=");
	at = rl_append_number(text, at, sizeof text, (uint64_t)process, 10);
	at = rl_append(text, at, sizeof text, "\nparent=");
	at = rl_append_number(text, at, sizeof text, (uint64_t)parent, 10);
	at = rl_append(text, at, sizeof text, "\nprogram=");
	at = rl_append_escaped(text, at, sizeof text - 1, program);
	at = rl_append(text, at, sizeof text, "\n");
	int error = rl_append_file("process.txt", "", 0, text, at);
	if (error) {
		rl_stop(strerrorname_np(error));
	}
}

/* Makes the folder of this process; a number is added where one of its name is there, as after exec. */
static void make_folder(void) {
	for (unsigned attempt = 1; attempt < 10000; attempt++) {
		size_t at = rl_append(folder, 0, sizeof folder, base);
		at = rl_append(folder, at, sizeof folder, "/process-");
		at = rl_append_number(folder, at, sizeof folder, (uint64_t)process, 10);
		if (attempt > 1) {
			at = rl_append(folder, at, sizeof folder, "-");
			rl_append_number(folder, at, sizeof folder, attempt, 10);
		}
		if (rl_make_folder(folder)) {
			has_folder = true;
			describe();
			return;
		}
		if (errno != EEXIST) {
			break;
		}
	}
	is_refused = true;
	atomic_store(&rl_recording, 0);
}

/* The folder of this process, which a forked one makes when it has something to write; null if there is none. */
const char *rl_folder(void) {
	static atomic_flag making = ATOMIC_FLAG_INIT;
	if (!has_folder && !is_refused && rl_is_this_process() && !atomic_flag_test_and_set(&making)) {
		make_folder();
		atomic_flag_clear(&making);
	}
	return has_folder ? folder : NULL;
}

/* Ends the recording, not the program. */
void rl_stop(const char *reason) {
	bool has_begun = atomic_exchange(&rl_recording, 0) || atomic_load(&is_ending);
	if (has_begun && has_folder && !atomic_exchange(&is_stopped, 1)) {
		rl_note("stopped", reason ? reason : "unknown");
	}
}

static void pause_shortly(void) {
	struct timespec millisecond = {.tv_nsec = 1000000};
	syscall(SYS_nanosleep, &millisecond, NULL);
}

static int patience;

/* Writes what a thread has not, be it that of another one: that has left the recorder, or else keeps what it is just at. */
static void finish_thread(struct rl_thread *thread) {
	while (thread != rl_self && thread->inside && patience-- > 0) {
		pause_shortly();
	}
	if (!thread->inside) {
		thread->inside = 1;
		rl_close_runs(thread);
	}
	rl_flush(thread);
}

/* The last of the process: its status, or the signal that ends it. */
void rl_finish(const char *key, int number, bool is_signal) {
	if (!atomic_load(&state) || !rl_is_this_process() || atomic_exchange(&is_finished, 1)) {
		return;
	}
	is_handling_signal = is_signal;
	if (atomic_exchange(&rl_recording, 0)) {
		atomic_store(&is_ending, 1);
		if (!is_signal) {
			rl_note_modules();
		}
		patience = PATIENCE;
		pause_shortly(); /* threads that were on their way in are in, or see that they need not */
		rl_for_each_thread(finish_thread);
	}
	if (has_folder) {
		char value[40];
		size_t at = rl_append(value, 0, sizeof value, is_signal ? "" : "exit ");
		rl_append_number(value, at, sizeof value, (uint64_t)(unsigned)number, 10);
		rl_note(key, value);
		rl_tell_schedule();
	}
}

static bool is_other_in_region;

/* What a thread does from now on is lost if it goes on. */
static void hold_thread(struct rl_thread *thread) {
	bool was_outside = !thread->inside;
	finish_thread(thread);
	thread->is_held = was_outside && thread->inside;
	is_other_in_region |= thread != rl_self && thread->implicit_count > 0;
}

static void let_thread_go(struct rl_thread *thread) {
	if (thread->is_held) {
		thread->is_held = false;
		thread->inside = 0;
	}
}

/* Another program is about to take the place of this one, which is the end of what is recorded. */
bool rl_begin_replacement(const char *path) {
	if (!rl_is_this_process() || !atomic_exchange(&rl_recording, 0)) {
		return false;
	}
	int saved = errno;
	atomic_store(&is_ending, 1);
	rl_note_modules();
	patience = PATIENCE;
	is_other_in_region = false;
	pause_shortly();
	rl_for_each_thread(hold_thread);
	char value[NOTE_BYTES];
	size_t at = rl_append(value, 0, sizeof value, "exec ");
	rl_append(value, at, sizeof value, path);
	rl_note("end", value);
	errno = saved;
	return true;
}

/* It has not. Where other threads may have gone on meanwhile the recording is not continued: something would be missing. */
void rl_end_replacement(int error) {
	rl_note("end", "");
	rl_for_each_thread(let_thread_go);
	atomic_store(&is_ending, 0);
	atomic_store(&rl_recording, !atomic_load(&is_stopped));
	if (is_other_in_region) {
		rl_stop(strerrorname_np(error));
	}
	errno = error;
}

/* In a handler of a signal the loader must not be asked. */
bool rl_may_ask_loader(void) {
	return !is_handling_signal;
}

static void after_fork(void) {
	parent = process;
	process = getpid();
	has_folder = false;
	atomic_store(&rl_stamp, 0);
	rl_forget_modules();
	rl_forget_places();
	rl_forget_started();
	if (atomic_load(&rl_recording)) {
		rl_keep_only(rl_self);
	}
}

/* The folder that the environment names, as an absolute path. */
static bool find_base(const char *name) {
	size_t at = 0;
	if (name[0] != '/') {
		if (!getcwd(base, sizeof base)) {
			return false;
		}
		at = strlen(base);
		at = rl_append(base, at, sizeof base, "/");
	}
	at = rl_append(base, at, sizeof base, name);
	return at + 1 < sizeof base;
}

void rl_start(void) {
	if (atomic_load_explicit(&state, memory_order_acquire) || atomic_exchange(&state, 1)) {
		return;
	}
	rl_resolve();
	const char *name = getenv("RACELENS_RECORD");
	if (!name || !*name || !find_base(name)) {
		atomic_store(&is_finished, 1);
		return;
	}
	int saved = errno;
	process = getpid();
	parent = getppid();
	ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
	program[length > 0 ? length : 0] = 0;
	rl_make_folder(base);
	if (rl_folder()) {
		rl_prepare_threads();
		rl_prepare_schedule();
		rl_note_modules();
		rl_note_openmp();
		rl_catch_exits();
		rl_catch_signals();
		pthread_atfork(NULL, NULL, after_fork);
		atomic_store(&rl_recording, 1);
	} else {
		atomic_store(&is_finished, 1);
	}
	errno = saved;
}

__attribute__((constructor(101))) static void start_early(void) {
	rl_start();
}
