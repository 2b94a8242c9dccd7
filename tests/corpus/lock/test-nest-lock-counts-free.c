// Claim: omp_test_nest_lock gives the nesting count, which is positive exactly if the lock is set: it is released on every path.
// Source: semantics.md §6; OpenMP 5.2 §18.9.6
#include <omp.h>

int x;

int main(void)
{
	omp_nest_lock_t l;
	omp_init_nest_lock(&l);
#pragma omp parallel //@ RACE_FREE
	{
		int c = omp_test_nest_lock(&l);
		if (c > 0) {
			x++;
			omp_unset_nest_lock(&l);
		}
	}
	omp_destroy_nest_lock(&l);
	return 0;
}
