// Claim: team number and thread number together name a thread.
// Source: semantics.md §3, §10 (gthr)
// Output: differs without OpenMP
#include <omp.h>

int a[4][8];

int main(void)
{
#pragma omp teams num_teams(4) thread_limit(8) //@ RACE_FREE
	{
#pragma omp parallel
		a[omp_get_team_num()][omp_get_thread_num()]++;
	}
	return a[0][0];
}
