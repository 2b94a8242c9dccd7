// Claim: locks exclude in one contention group.
// Source: semantics.md §6; OpenMP 5.2 §18.9
// Output: differs without OpenMP
#include <omp.h>

int main(void)
{
	int x = 0;
	omp_lock_t l;
	omp_init_lock(&l);
#pragma omp teams num_teams(2) //@ RACE
	{
#pragma omp parallel
		{
			omp_set_lock(&l);
			x++; //@ race(x)
			omp_unset_lock(&l);
		}
	}
	omp_destroy_lock(&l);
	return x;
}
