// Claim: What a thread does after it gave back a lock, which the initial task had set, is ordered before nothing, if that is allowed at all.
// Source: semantics.md §6; OpenMP 5.2 §18.9.5.
// Output: depends on the team size
#include <stdio.h>
#include <omp.h>

int main(void) {
	int d = 0, seen = 0;
	omp_lock_t full;
	omp_init_lock(&full);
	omp_set_lock(&full);
	#pragma omp parallel num_threads(2) //@ RACE
	{
		if (omp_get_thread_num() == 0) {
			omp_unset_lock(&full); //@ message(lock-of-another-task)
			d = 1; //@ race(d)
		} else {
			omp_set_lock(&full);
			seen = d; //@ race(d)
			omp_unset_lock(&full);
		}
	}
	omp_destroy_lock(&full);
	printf("%d\n", seen);
	return 0;
}
