// Claim: an inner team's tasks are complete at its end; the outer thread then reads its own row.
// Source: semantics.md §5, §10 (FJ)
// Output: depends on the team size
#include <omp.h>

int a[8][4], s[8];

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE_FREE
	{
		int me = omp_get_thread_num();
#pragma omp parallel
		{
#pragma omp single nowait
			for (int k = 0; k < 4; k++) {
#pragma omp task
				a[me][k] = k;
			}
		}
		for (int k = 0; k < 4; k++)
			s[me] += a[me][k];
	}
	return s[0];
}
