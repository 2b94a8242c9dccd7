// Claim: a timer whose event notifies nobody calls nothing.
// Source: semantics.md §5; decision 8; POSIX.1-2017 §2.4.1
#include <mqueue.h>
#include <signal.h>
#include <string.h>
#include <time.h>
int x;
static timer_t timer;
void start(void) {
	struct sigevent event;
	memset(&event, 0, sizeof event);
	event.sigev_notify = SIGEV_NONE;
	timer_create(CLOCK_REALTIME, &event, &timer);
}
void work(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		x = 1;
	}
}
