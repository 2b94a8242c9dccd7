// Claim: a lock excludes threads of inner and outer teams alike.
// Source: semantics.md §6
// Output: depends on the team size
#include <omp.h>

int main(void)
{
	int x = 0;
	omp_lock_t l;
	omp_init_lock(&l);
#pragma omp parallel //@ RACE_FREE
	{
		omp_set_lock(&l);
		x++;
		omp_unset_lock(&l);
#pragma omp parallel
		{
			omp_set_lock(&l);
			x++;
			omp_unset_lock(&l);
		}
	}
	omp_destroy_lock(&l);
	return x;
}
