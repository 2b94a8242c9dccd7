// Claim: a barrier in do { } while (0) is met once by each thread, like one in a block. Source: C11 §6.8.5.2; semantics.md §4.
#include <stdio.h>
#include <omp.h>

int main(void) {
	int x = 0, sum = 0;
#pragma omp parallel reduction(+ : sum) //@ RACE_FREE
	{
		do {
			if (omp_get_thread_num() == 0)
				x = 1;
#pragma omp barrier
		} while (0);
		sum += x > 0;
	}
	printf("%d\n", sum > 0);
}
