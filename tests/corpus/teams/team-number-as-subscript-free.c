// Claim: each team has its own element.
// Source: semantics.md §3; OpenMP 5.2 §18.4.2
// Output: differs without OpenMP
#include <omp.h>

int a[8];

int main(void)
{
	int n = 1;
#pragma omp teams num_teams(8) //@ RACE_FREE
	{
		a[omp_get_team_num()] += n;
	}
	return a[0];
}
