// Claim: a pointer from an unseen function leads to one object, which is apart from local variables and allocations whose address that
// function had no way to know when it was called.
// Source: semantics.md §9.
#include <stdlib.h>
double *get(int n);
void fill(double *p, int n);

int main(void) {
	double *a = get(100);
	if (a == NULL)
		return 1;
	double local[100];
	double *b = malloc(100 * sizeof *b);
	fill(b, 100);
	fill(local, 100);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 99; i++)
		a[i] = b[i + 1] + local[i + 1];
	return 0;
}
