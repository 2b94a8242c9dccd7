// Claim: a thread that has taken and given back the other's lock before it takes its own can have done so first; so both get to their writes.
// Source: semantics.md §6. Output: depends on the team size
#include <omp.h>

int x;

int main(void) {
	omp_lock_t first, second;
	omp_init_lock(&first);
	omp_init_lock(&second);
#pragma omp parallel //@ RACE
	{
		if (omp_get_thread_num() == 0) {
			omp_set_lock(&first);
			omp_set_lock(&second);
			omp_unset_lock(&second);
			x = 1; //@ race(x)
			omp_unset_lock(&first);
		}
		if (omp_get_thread_num() == 1) {
			omp_set_lock(&first);
			omp_unset_lock(&first);
			omp_set_lock(&second);
			x = 2; //@ race(x)
			omp_unset_lock(&second);
		}
	}
	omp_destroy_lock(&first);
	omp_destroy_lock(&second);
	return x > 2;
}
