// Claim: a handler that was taken back does not run any more. Source: semantics.md §1; C11 §5.1.2.3p5, §7.14.1.1
#include <signal.h>

static int level = 1;

static void handler(int number) { level = number; }

int main(void) {
	int a[8];
	signal(SIGINT, handler);
	signal(SIGINT, SIG_DFL);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		a[i] = level * i;
	return a[1] - 1;
}
