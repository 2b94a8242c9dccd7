// Claim: behind the single's barrier every thread finds what its block wrote, without a lock. Source: OpenMP 5.2 §11.1; semantics.md §2
#include <omp.h>
#include <stdio.h>

int main(void) {
	int ready = 0, first = -1;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		ready = 1;
		if (!ready)
			first = omp_get_thread_num();
	}
	printf("%d\n", first);
}
