// Claim: code that is not seen may call a function of this file by its name, before the file itself does; what that starts runs beside the region.
// Source: semantics.md §5; decision 8
#include <pthread.h>
int a[100];
void unseen(void);
static void *body(void *p) {
	a[5] = 1;
	return p;
}
void launch(void) {
	pthread_t t;
	pthread_create(&t, 0, body, 0);
}
int main(void) {
	unseen();
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = i;
	launch();
	return a[3];
}
