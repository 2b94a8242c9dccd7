// Claim: a handler that sets a flag leaves the races of the regions as they are.
// Source: semantics.md §1, §10; C11 §7.14.1.1
#include <signal.h>
#include <stdio.h>

static volatile sig_atomic_t stop;

static void on_signal(int number)
{
	(void) number;
	stop = 1;
}

int main(void)
{
	static double a[100];
	signal(SIGINT, on_signal);
	for (int step = 0; step < 4 && !stop; step++) {
#pragma omp parallel for //@ RACE
		for (int i = 1; i < 100; i++)
			a[i] = a[i - 1] + step; //@ race(a)
	}
	printf("%d\n", a[0] == 0);
	return 0;
}
