// Claim: What the holder of a lock does behind a barrier, before it gives the lock back, precedes what others do who have got it
// behind that barrier by trying. This order is not followed; it makes the race possible only. Source: semantics.md §6; OpenMP 5.2 §18.9.
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
			d = 1; //@ race(d) possible
			omp_unset_lock(&gate);
		} else {
			while (!omp_test_lock(&gate)) {
			}
			omp_unset_lock(&gate);
			seen = d; //@ race(d) possible
		}
	}
	omp_destroy_lock(&gate);
	printf("%d\n", seen);
	return 0;
}
