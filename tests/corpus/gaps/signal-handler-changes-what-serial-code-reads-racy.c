// Claim: what a handler may have written has no known value for serial code, though the program writes it, too, and reads it twice.
// Source: semantics.md §2 (values); C11 §5.1.2.3p5, §7.14.1.1
#include <signal.h>

static int n = 3;

static void on_signal(int number)
{
	n = number;
}

int main(void)
{
	static int a[100], first = -1;
	signal(SIGUSR1, on_signal);
	n = 0;
	for (int k = 0; k < 3; k++) {
		int now = n;
		if (k == 0)
			first = now;
		if (first != now) {
#pragma omp parallel for //@ RACE
			for (int i = 0; i < 100; i++)
				a[0] = i; //@ race(a)
		}
	}
	return a[0];
}
