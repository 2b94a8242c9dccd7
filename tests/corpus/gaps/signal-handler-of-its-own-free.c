// Claim: a handler that touches nothing but its own variables does nothing to a region. Source: semantics.md §1; C11 §5.1.2.3p5, §7.14.1.1
#include <signal.h>
#include <unistd.h>

static int level = 1;

static void handler(int number) {
	int status = number;
	_exit(status);
}

int main(void) {
	int a[8];
	signal(SIGINT, handler);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		a[i] = level * i;
	return a[1] - 1;
}
