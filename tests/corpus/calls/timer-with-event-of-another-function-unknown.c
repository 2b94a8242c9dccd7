// Claim: what a static event names that another function fills is not known where a timer is set.
// Source: semantics.md §5; decision 8; POSIX.1-2017 §2.4.1
#include <mqueue.h>
#include <signal.h>
#include <string.h>
#include <time.h>
int x;
static void on(union sigval value) { x = value.sival_int; }
static struct sigevent event;
void prepare(void) {
	event.sigev_notify = SIGEV_THREAD;
	event.sigev_notify_function = on;
}
void start(timer_t *timer) { timer_create(CLOCK_REALTIME, &event, timer); }
void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
}
