// Claim: a join by a name that two threads were given is the second one's: the first still runs.
// Source: semantics.md §1 (what is not understood is never dropped).
#include <pthread.h>
int x;

static void *count(void *p) {
	x++;
	return p;
}

static void *nothing(void *p) {
	return p;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, count, 0);
	pthread_create(&t, 0, nothing, 0);
	pthread_join(t, 0);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
	x++;
	return 0;
}
