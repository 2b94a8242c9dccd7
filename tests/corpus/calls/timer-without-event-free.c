// Claim: a timer without an event raises a signal, for which nobody has registered a handler.
// Source: semantics.md §5; decision 8; POSIX.1-2017 §2.4.1
#include <mqueue.h>
#include <signal.h>
#include <string.h>
#include <time.h>
int x;
void start(timer_t *timer) { timer_create(CLOCK_REALTIME, 0, timer); }
void end(mqd_t queue) { mq_notify(queue, 0); }
void work(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		x = 1;
	}
}
