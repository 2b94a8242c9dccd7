// Claim: what a single writes under a lock others may read before they come to the single. Source: OpenMP 5.2 §1.4.6, §11.1; semantics.md §2
#include <omp.h>
#include <stdio.h>

int main(void) {
	int ready = 0, first = -1;
#pragma omp parallel //@ RACE witness T<=3
	{
		int seen;
#pragma omp critical
		seen = ready;
		if (seen)
			first = omp_get_thread_num(); //@ race(first)
#pragma omp single
		{
#pragma omp critical
			ready = 1;
		}
	}
	printf("%d\n", first);
}
