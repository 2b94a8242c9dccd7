// Claim: the function that a message queue notifies runs in a thread beside the region of another function.
// Source: semantics.md §5; decision 8; POSIX.1-2017 §2.4.1
#include <mqueue.h>
#include <signal.h>
#include <string.h>
#include <time.h>
int x;
static void on(union sigval value) { x = value.sival_int; }
void start(mqd_t queue) {
	struct sigevent event;
	memset(&event, 0, sizeof event);
	event.sigev_notify = SIGEV_THREAD;
	event.sigev_notify_function = on;
	mq_notify(queue, &event);
}
void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
}
