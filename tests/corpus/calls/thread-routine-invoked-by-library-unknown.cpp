// Claim: a routine that std::invoke calls starts a thread that runs beside the region of another function.
// Source: semantics.md §5; decision 8
#include <functional>
#include <pthread.h>
static int g;
static void *work(void *a) {
	g++;
	return a;
}
void start() {
	pthread_t t;
	std::invoke(pthread_create, &t, nullptr, work, nullptr);
}
void region(int *q) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
