// Claim: a barrier made of a counter and a flag that changes with the rounds orders the rounds, for a team of any size.
// Source: semantics.md §6; OpenMP 5.2 §1.4.5.
// Output: depends on the team size
#include <stdio.h>
#include <omp.h>

int main(void) {
	int a[2][4] = {{0}}, count = 0, flag = 0;
	#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
		int me = omp_get_thread_num(), all = omp_get_num_threads(), sense = 0, v, n;
		for (int r = 0; r < 4; r++) {
			a[r & 1][me] = a[(r + 1) & 1][(me + 1) % all] + 1;
			sense = !sense;
			#pragma omp atomic capture acq_rel
			n = ++count;
			if (n == all) {
				#pragma omp atomic write
				count = 0;
				#pragma omp atomic write release
				flag = sense;
			} else {
				do {
					#pragma omp atomic read acquire
					v = flag;
				} while (v != sense);
			}
		}
	}
	printf("%d\n", a[0][0]);
	return 0;
}
