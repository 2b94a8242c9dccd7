// Claim: an event that a function is given by value may say to call a function in a thread.
// Source: semantics.md §5; decision 8; POSIX.1-2017 §2.4.1
#include <signal.h>
#include <time.h>
static int g;
static struct sigevent proto;
static void tick(union sigval v) {
	(void) v;
	g++;
}
void fill(void) {
	proto.sigev_notify = SIGEV_THREAD;
	proto.sigev_notify_function = tick;
}
void arm(struct sigevent e) {
	timer_t t;
	timer_create(CLOCK_REALTIME, &e, &t);
}
void region(int *q) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
