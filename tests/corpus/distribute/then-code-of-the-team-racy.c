// Claim: code after a distributed loop is every team's, and not ordered after the other teams' iterations.
// Source: semantics.md §3, §4
// Output: differs without OpenMP
#include <omp.h>

int a[64], b[4];

int main(void)
{
#pragma omp teams num_teams(4) //@ RACE
	{
#pragma omp distribute
		for (int i = 0; i < 64; i++)
			a[i] = 1; //@ race(a)
		b[omp_get_team_num()] = a[0]; //@ race(a)
	}
	return b[0];
}
