// Claim: a call through a pointer that leads elsewhere starts no thread, though the unit names a routine that does.
// Source: semantics.md §5; decision 8
#include <pthread.h>
#include <stdlib.h>
static int g;
static void *work(void *a) {
	g++;
	return a;
}
static int order(const void *a, const void *b) { return *(const int *) a - *(const int *) b; }
int (*last)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
void name(int *a) {
	int (*compare)(const void *, const void *) = order;
	last = pthread_create;
	qsort(a, 3, sizeof *a, compare);
	compare(a, a + 1);
	work(a);
}
void region(int *q) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
