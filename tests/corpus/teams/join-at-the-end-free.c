// Claim: what follows teams comes after all teams.
// Source: semantics.md §10 (FJ)
#include <omp.h>

int a[4];

int main(void)
{
	int s = 0;
#pragma omp teams num_teams(4) //@ RACE_FREE
	{
		a[omp_get_team_num()] = 1;
	}
	for (int i = 0; i < 4; i++)
		s += a[i];
	return s > 0;
}
