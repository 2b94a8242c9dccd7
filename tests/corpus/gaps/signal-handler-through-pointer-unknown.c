// Claim: a handler that writes through a pointer, or an array, runs beside all regions.
// Source: semantics.md §1; C11 §5.1.2.3p5, §7.14.1.1
#include <signal.h>

static int n;
static int *where = &n;

static void on_signal(int number)
{
	*where = number;
}

int main(void)
{
	static int a[100];
	signal(SIGINT, on_signal);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = i;
	return a[0];
}
