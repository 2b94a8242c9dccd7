// Claim: memory that a thread allocates before the loop is shared by its lanes.
// Source: semantics.md §7, §9
#include <stdlib.h>

int sum;

int main(void)
{
#pragma omp parallel //@ RACE witness T<=1
	{
		int *p = malloc(65 * sizeof(int));
		p[0] = 1;
#pragma omp simd
		for (int i = 0; i < 64; i++)
			p[i + 1] = p[i]; //@ race(p)
#pragma omp atomic
		sum += p[64];
		free(p);
	}
	return sum > 0;
}
