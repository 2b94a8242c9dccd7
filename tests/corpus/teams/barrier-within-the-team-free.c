// Claim: the twin in which one team writes and reads.
// Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>

int main(void)
{
	int x = 0;
#pragma omp teams num_teams(2) //@ RACE_FREE
	{
#pragma omp parallel
		{
			int mine = 0;
			if (omp_get_team_num() == 0 && omp_get_thread_num() == 0)
				x = 1;
#pragma omp barrier
			if (omp_get_team_num() == 0)
				mine = x;
			(void) mine;
		}
	}
	return x;
}
