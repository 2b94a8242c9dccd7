// Claim: a variable whose address is taken may be what a region's pointers lead to: its handler runs beside all regions.
// Source: semantics.md §1, §9; C11 §5.1.2.3p5, §7.14.1.1
#include <signal.h>

static int count;

static void on_signal(int number)
{
	count += number;
}

int main(void)
{
	static int a[100];
	int *p = &count;
	signal(SIGINT, on_signal);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = *p;
	return a[0];
}
