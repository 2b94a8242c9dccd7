// Claim: what an event holds that another function fills is not known: the timer may call a function in a thread.
// Source: POSIX.1-2017 §2.4.1 (SIGEV_THREAD); decision 8
#include <signal.h>
#include <time.h>
static int g;

static void tick(union sigval v)
{
	(void) v;
	g++;
}

void fill(struct sigevent *e)
{
	e->sigev_notify = SIGEV_THREAD;
	e->sigev_notify_function = tick;
}

void arm(struct sigevent *e)
{
	timer_t t;
	timer_create(CLOCK_REALTIME, e, &t);
}

void region(int *q)
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
