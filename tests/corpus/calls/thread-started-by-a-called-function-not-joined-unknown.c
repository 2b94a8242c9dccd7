// Claim: each call of a function that starts a thread starts another one: joining the second does not join the first.
// Source: semantics.md §5; decision 8
#include <pthread.h>
int x;
static void *f(void *p) { x = 1; return p; }
static void *g(void *p) { return p; }
static void go(pthread_t *t, void *(*w)(void *)) { pthread_create(t, 0, w, 0); }
int main(void) {
	pthread_t a, b;
	go(&a, f);
	go(&b, g);
	pthread_join(b, 0);
#pragma omp parallel num_threads(4) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 2;
	}
	pthread_join(a, 0);
	return x;
}
