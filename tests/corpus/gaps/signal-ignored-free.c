// Claim: an ignored signal runs nothing. Source: semantics.md §1; C11 §5.1.2.3p5, §7.14.1.1
#include <signal.h>

static int level = 1;


int main(void) {
	int a[8];
	signal(SIGINT, SIG_IGN);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		a[i] = level * i;
	return a[1] - 1;
}
