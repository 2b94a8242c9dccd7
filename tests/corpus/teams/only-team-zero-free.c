// Claim: one team has the number 0.
// Source: semantics.md §3; OpenMP 5.2 §18.4.2
#include <omp.h>

int main(void)
{
	int ready = 0;
#pragma omp teams //@ RACE_FREE
	{
		if (omp_get_team_num() == 0)
			ready = 1;
	}
	return ready;
}
