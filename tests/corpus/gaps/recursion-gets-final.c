// Claim: deep calls may be executed in final tasks where the first levels are not. The order of deeper calls is not followed, so the true
// answer (a race for a[200]) is not found. Source: semantics.md §5, §9 (recursion); OpenMP 5.2 §18.5.3
#include <omp.h>
#include <stdlib.h>

static void descend(int *a, int n)
{
	if (n <= 0)
		return;
	if (omp_in_final())
		a[200] = 1;
#pragma omp task final(n < 5)
	descend(a, n - 1);
#pragma omp taskwait
}

int main(void)
{
	int *a = calloc(1000, sizeof(int));
#pragma omp parallel //@ UNKNOWN(recursion)
#pragma omp single
	{
#pragma omp task
		descend(a, 100);
		a[200] = 1;
	}
	return a[200];
}
