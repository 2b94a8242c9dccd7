// Claim: A timer that notifies by a thread runs its function beside the regions that follow.
// Source: semantics.md §3; POSIX.1-2017, signal.h.
#include <signal.h>
#include <string.h>
#include <time.h>

static int x;

static void noted(union sigval value) {
	(void) value;
	x++;
}

int main(void) {
	struct sigevent event;
	memset(&event, 0, sizeof event);
	event.sigev_notify = SIGEV_THREAD;
	event.sigev_notify_function = noted;
	timer_t timer;
	timer_create(CLOCK_REALTIME, &event, &timer);
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 3;
	}
	return 0;
}
