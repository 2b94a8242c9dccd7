// Claim: Who has seen in a critical region that all threads have added to a counter comes after what they did before. Of four
// threads all executions are looked at. Source: semantics.md §6; OpenMP 5.2 §1.4.5.
// Output: depends on the team size
#include <stdio.h>
#include <omp.h>

int main(void) {
	int part[4] = {0}, seen[4] = {0}, arrived = 0;
	#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
		int me = omp_get_thread_num(), all = omp_get_num_threads(), n;
		part[me] = me + 1;
		#pragma omp critical
		arrived++;
		do {
			#pragma omp critical
			n = arrived;
		} while (n < all);
		seen[me] = part[(me + 1) % all];
	}
	printf("%d\n", seen[0]);
	return 0;
}
