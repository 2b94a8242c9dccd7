// Claim: A lock that is held over a barrier orders nothing that its holder does after giving it back. Source: semantics.md §6; OpenMP 5.2 §18.9.
// Output: depends on the team size
#include <stdio.h>
#include <omp.h>

int main(void) {
	int d = 0, seen = 0;
	omp_lock_t gate;
	omp_init_lock(&gate);
	#pragma omp parallel num_threads(2) //@ RACE
	{
		int me = omp_get_thread_num();
		if (me == 0) {
			omp_set_lock(&gate);
		}
		#pragma omp barrier
		if (me == 0) {
			omp_unset_lock(&gate);
			d = 1; //@ race(d)
		} else {
			omp_set_lock(&gate);
			omp_unset_lock(&gate);
			seen = d; //@ race(d)
		}
	}
	omp_destroy_lock(&gate);
	printf("%d\n", seen);
	return 0;
}
