// Claim: teams are not synchronised: a team reads its neighbour's element while that may write it.
// Source: semantics.md §3, §4
// Output: differs without OpenMP
#include <omp.h>

int a[9], b[8];

int main(void)
{
#pragma omp teams num_teams(8) //@ RACE
	{
		int me = omp_get_team_num();
		a[me] = me; //@ race(a)
		b[me] = a[me + 1]; //@ race(a)
	}
	return b[0];
}
