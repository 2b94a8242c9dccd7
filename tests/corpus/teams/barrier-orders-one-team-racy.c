// Claim: a barrier joins the threads of one team; the other team's write is not ordered.
// Source: semantics.md §4; OpenMP 5.2 §15.3.1
// Output: differs without OpenMP
#include <omp.h>

int main(void)
{
	int x = 0, y = 0;
#pragma omp teams num_teams(2) //@ RACE
	{
#pragma omp parallel
		{
			if (omp_get_team_num() == 0 && omp_get_thread_num() == 0)
				x = 1; //@ race(x)
#pragma omp barrier
			if (omp_get_team_num() == 1 && omp_get_thread_num() == 0)
				y = x; //@ race(x)
		}
	}
	return x + y;
}
