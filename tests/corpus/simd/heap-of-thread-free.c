// Claim: memory that a thread allocates is another one for each thread, and each lane uses its own element.
// Source: semantics.md §7, §9
#include <stdlib.h>

int sum;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		int *p = malloc(64 * sizeof(int));
#pragma omp simd
		for (int i = 0; i < 64; i++)
			p[i] = i;
#pragma omp atomic
		sum += p[3];
		free(p);
	}
	return sum > 0;
}
