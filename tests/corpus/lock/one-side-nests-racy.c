// Claim: A lock inside another one orders nothing for a thread that takes the inner one alone. Source: semantics.md §6.
// Output: depends on the team size
#include <stdio.h>
#include <omp.h>

int main(void) {
	int d = 0, seen = 0;
	omp_lock_t a, b;
	omp_init_lock(&a);
	omp_init_lock(&b);
	#pragma omp parallel num_threads(2) //@ RACE
	{
		if (omp_get_thread_num() == 0) {
			omp_set_lock(&a);
			omp_set_lock(&b);
			omp_unset_lock(&b);
			d = 1; //@ race(d)
			omp_unset_lock(&a);
		} else {
			omp_set_lock(&b);
			seen = d; //@ race(d)
			omp_unset_lock(&b);
		}
	}
	omp_destroy_lock(&a);
	omp_destroy_lock(&b);
	printf("%d\n", seen);
	return 0;
}
