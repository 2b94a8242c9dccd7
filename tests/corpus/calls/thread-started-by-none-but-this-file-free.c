// Claim: no code of other files can call a function of this file alone, and this file calls it behind the region.
// Source: semantics.md §5; decision 8
#include <pthread.h>
int a[100];
void unseen(void);
static void *body(void *p) {
	a[5] = 1;
	return p;
}
static void launch(void) {
	pthread_t t;
	pthread_create(&t, 0, body, 0);
}
int main(void) {
	unseen();
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = i;
	launch();
	return a[3];
}
