// Claim: a signal handler runs at any time, in any thread. Source: semantics.md §1; C11 §5.1.2.3p5, §7.14.1.1
#include <signal.h>

static int level = 1;

static void handler(int number) { level = number; }

int main(void) {
	int a[8];
	signal(SIGINT, handler);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 8; i++)
		a[i] = level * i;
	return a[1] - 1;
}
