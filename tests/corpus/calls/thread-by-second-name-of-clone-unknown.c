// Claim: a thread that __clone makes runs beside the region of another function.
// Source: semantics.md §5; decision 8; Linux, clone(2)
#include <stdlib.h>
static int g;
int __clone(int (*f)(void *), void *stack, int flags, void *argument, ...);
static int work(void *a) {
	g++;
	return a != 0;
}
void start(void) {
	char *s = malloc(65536);
	__clone(work, s + 65536, 256, 0);
}
void region(int *q) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
