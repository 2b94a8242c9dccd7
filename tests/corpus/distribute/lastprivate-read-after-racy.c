// Claim: lastprivate writes the original at the end of distribute, without a barrier.
// Source: semantics.md §4, §8; OpenMP 5.2 §5.4.5
// Output: differs without OpenMP
#include <omp.h>

int a[64], b[4];

int main(void)
{
	int last = 0;
#pragma omp teams num_teams(4) //@ RACE
	{
#pragma omp distribute lastprivate(last) //@ race(last)
		for (int i = 0; i < 64; i++) {
			last = i;
			a[i] = last;
		}
		b[omp_get_team_num()] = last; //@ race(last)
	}
	return b[0] + last;
}
