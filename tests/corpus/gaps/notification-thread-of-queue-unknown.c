// Claim: A queue that notifies by a thread runs its function beside the regions that follow, also where a header of the system declares the call.
// Source: semantics.md §3; POSIX.1-2017, signal.h.
#include <mqueue.h>
#include <signal.h>
#include <string.h>

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
	mq_notify(0, &event);
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 3;
	}
	return 0;
}
