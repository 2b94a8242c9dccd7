// Claim: threads that a loop starts and another loop joins are gone, as far as their names tell; the proof says what it takes for granted.
// Source: semantics.md §1.
#include <pthread.h>
int a[100];

static void *nothing(void *p) {
	return p;
}

int main(void) {
	pthread_t t[4];
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], 0, nothing, 0);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], 0);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = i;
	return a[5];
}
