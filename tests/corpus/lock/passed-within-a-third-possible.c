// Claim: where both pass the other's lock inside a third one, that one may force an order, which no rule follows: no race is sure.
// Source: semantics.md §6 (a dropped order edge). Output: depends on the team size
#include <omp.h>

int x;

int main(void) {
	omp_lock_t first, second, third;
	omp_init_lock(&first);
	omp_init_lock(&second);
	omp_init_lock(&third);
#pragma omp parallel //@ RACE
	{
		if (omp_get_thread_num() == 0) {
			omp_set_lock(&third);
			omp_set_lock(&second);
			omp_unset_lock(&second);
			omp_set_lock(&first);
			omp_unset_lock(&third);
			x = 1; //@ race(x) possible
			omp_unset_lock(&first);
		}
		if (omp_get_thread_num() == 1) {
			omp_set_lock(&third);
			omp_set_lock(&first);
			omp_unset_lock(&first);
			omp_set_lock(&second);
			omp_unset_lock(&third);
			x = 2; //@ race(x) possible
			omp_unset_lock(&second);
		}
	}
	omp_destroy_lock(&first);
	omp_destroy_lock(&second);
	omp_destroy_lock(&third);
	return x > 2;
}
