// Claim: a recursion that has its comparison called by a function of the library, and gives unseen code what holds none, hands on no code.
// Source: semantics.md §4; C11 §7.22.5.2
#include <stdlib.h>
void report(const char *what);
static int w;
static int v[9];
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void descend(int k)
{
	if (k == 90) {
		qsort(v, 9, sizeof *v, compare);
		report("sorted");
	} else
		descend(k + 1);
}

void region(double *a, int n)
{
	descend(0);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i] = w;
}
