// Claim: Threads that take turns with locks that they held over a barrier are not ordered in what they do after giving their own one back.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
// Output: depends on the team size
#include <stdio.h>
#include <omp.h>

int main(void) {
	int sum = 0;
	omp_lock_t gate[4];
	for (int i = 0; i < 4; i++) {
		omp_init_lock(&gate[i]);
	}
	#pragma omp parallel num_threads(4) //@ RACE
	{
		int me = omp_get_thread_num();
		omp_set_lock(&gate[me]);
		#pragma omp barrier
		if (me > 0) {
			omp_set_lock(&gate[me - 1]);
			omp_unset_lock(&gate[me - 1]);
		}
		omp_unset_lock(&gate[me]);
		sum = sum * 2 + me; //@ race(sum)
	}
	for (int i = 0; i < 4; i++) {
		omp_destroy_lock(&gate[i]);
	}
	printf("%d\n", sum);
	return 0;
}
