// Claim: What a function that is not followed starts may stand in the combiner of a reduction that it declares.
// Source: semantics.md §3; OpenMP 5.2 §5.5.11.
#include <pthread.h>

static double v[100];

static void *run(void *p) {
	v[3] = 1;
	return p;
}

static int begin(void) {
	pthread_t t;
	return pthread_create(&t, 0, run, 0);
}

static int collect(int n) {
	int t = n > 0 ? collect(n - 1) : 0;
#pragma omp declare reduction(odd : int : omp_out = omp_in + begin())
#pragma omp parallel for reduction(odd : t) //@ UNKNOWN
	for (int i = 0; i < 9; i++)
		t = i;
	return t;
}

int main(int n, char **arguments) {
	collect(n);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		v[i] = i;
	return 0;
}
