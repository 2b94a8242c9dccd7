// Claim: what a comparison hands on that the library's sort calls, a recursion hands on that calls the sort.
// Source: semantics.md §4; C11 §7.22.5.2
#include <stdlib.h>
void keep(void (*f)(void));
static int w;
static int v[9];
static void set(void) { w = 1; }
static int compare(const void *a, const void *b)
{
	keep(set);
	return *(const int *)a - *(const int *)b;
}
static void descend(int k)
{
	if (k == 90)
		qsort(v, 9, sizeof *v, compare);
	else
		descend(k + 1);
}

void region(double *a, int n)
{
	descend(0);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < n; i++)
		a[i] = w;
}
