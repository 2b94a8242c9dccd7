// Claim: A critical region inside another one orders nothing for a thread that enters the inner one alone. Source: semantics.md §6.
// Output: depends on the team size
#include <stdio.h>
#include <omp.h>

int main(void) {
	int d = 0, n = 0, m = 0, seen = 0;
	#pragma omp parallel num_threads(2) //@ RACE
	{
		if (omp_get_thread_num() == 0) {
			#pragma omp critical(a)
			{
				#pragma omp critical(b)
				n++;
				d = 1; //@ race(d)
			}
		} else {
			#pragma omp critical(b)
			{
				m++;
				seen = d; //@ race(d)
			}
		}
	}
	printf("%d %d\n", seen, n + m);
	return 0;
}
