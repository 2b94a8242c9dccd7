// Claim: A timer that notifies nobody runs no code of the program.
// Source: semantics.md §3; POSIX.1-2017, signal.h.
#include <signal.h>
#include <string.h>
#include <time.h>

static int x;

int main(void) {
	struct sigevent event;
	memset(&event, 0, sizeof event);
	event.sigev_notify = SIGEV_NONE;
	timer_t timer;
	timer_create(CLOCK_REALTIME, &event, &timer);
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		x = 3;
	}
	return 0;
}
