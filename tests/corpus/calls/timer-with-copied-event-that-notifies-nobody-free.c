// Claim: a copy of an event that is told to notify nobody calls nothing.
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
void arm(void) {
	static struct sigevent kept;
	timer_t t;
	struct sigevent e = proto;
	e.sigev_notify = SIGEV_NONE;
	timer_create(CLOCK_REALTIME, &e, &t);
	kept.sigev_notify = SIGEV_SIGNAL;
	timer_create(CLOCK_REALTIME, &kept, &t);
}
void region(int *q) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
