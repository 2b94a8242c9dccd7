// Claim: A lock that the initial task has set and a thread of the team gives back does not conform; the race that it seems to exclude is
// possible, never definite. Source: semantics.md §6; OpenMP 5.2 §18.9.5.
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
			d = 1; //@ race(d) possible
			omp_unset_lock(&full); //@ message(lock-of-another-task)
		} else {
			omp_set_lock(&full);
			seen = d; //@ race(d) possible
			omp_unset_lock(&full);
		}
	}
	omp_destroy_lock(&full);
	printf("%d\n", seen);
	return 0;
}
