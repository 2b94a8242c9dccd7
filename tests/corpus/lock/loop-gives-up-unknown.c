// Claim: behind a loop that may give up the lock is not surely held: nothing is proved, and no race is claimed for certain.
// Source: semantics.md §1, §6; OpenMP 5.2 §18.9
#include <omp.h>

int main(void)
{
	omp_lock_t gate;
	int total = 0;

	omp_init_lock(&gate);
#pragma omp parallel //@ UNKNOWN(havoc-value)
	{
		for (int tries = 0; tries < 3; tries++)
			if (omp_test_lock(&gate))
				break;
		total++;
		omp_unset_lock(&gate);
	}
	return total;
}
