// Claim: what a function accesses by its thread's number is not told by its arguments. The order of deeper calls is not followed, so the
// true answer (a race: thread 200 may execute a deep call) is not found. Source: semantics.md §9 (recursion)
#include <omp.h>
#include <stdlib.h>

static void mark(int *a, int n)
{
	if (n <= 0)
		return;
	if (n < 50)
		a[omp_get_thread_num()] = 1;
#pragma omp task
	mark(a, n - 1);
#pragma omp taskwait
}

int main(void)
{
	int *a = calloc(10000, sizeof(int));
#pragma omp parallel //@ UNKNOWN(recursion)
#pragma omp single
	{
#pragma omp task
		mark(a, 100);
		a[200] = 1;
	}
	return a[200];
}
