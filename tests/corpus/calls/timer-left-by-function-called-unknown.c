// Claim: a function that another one calls sets the timer.
// Source: semantics.md §5; decision 8; POSIX.1-2017 §2.4.1
#include <mqueue.h>
#include <signal.h>
#include <string.h>
#include <time.h>
int x;
static void on(union sigval value) { x = value.sival_int; }
static void arm(struct sigevent *event, timer_t *timer) { timer_create(CLOCK_REALTIME, event, timer); }
void start(timer_t *timer) {
	struct sigevent event;
	memset(&event, 0, sizeof event);
	event.sigev_notify = SIGEV_THREAD;
	event.sigev_notify_function = on;
	arm(&event, timer);
}
void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
}
