// Claim: races on memory that an unseen function yielded are as sure as others, where its pointer was checked, too.
// Source: semantics.md §1, §9.
#include <stddef.h>
double *get(int n);

void run(void) {
	double *a = get(100);
	if (a == NULL)
		return;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 99; i++)
		a[i] = a[i + 1]; //@ race(a)
}
