// Claim: a thread that is started by other means and not joined runs beside the region: nothing is proved; behind the join it is.
// Source: semantics.md §1 (what is not understood is never dropped).
#include <pthread.h>
int a[100], b[100];

static void *writer(void *p) {
	a[5] = 1;
	return p;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, writer, 0);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = i;
	pthread_join(t, 0);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		b[i] = i;
	return 0;
}
