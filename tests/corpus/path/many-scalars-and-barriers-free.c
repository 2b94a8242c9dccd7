// Claim: Which barrier comes next is found behind many accesses, too: a barrier parts the writes from the reads behind the loop. Source: semantics.md §4; OpenMP 5.2 §15.3.1.
// Output: depends on the team size
#include <omp.h>
#include <stdio.h>

#define FEW(x) x x x x
int turns;

int main(void)
{
	static int seen[4];
#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
		int t = omp_get_thread_num();
		FEW(seen[t]++;)
		for (int k = 0; k < 3; k++) {
			FEW(seen[t]++;)
			if (t == k)
				turns = k;
			FEW(seen[t]++;)
#pragma omp barrier
			FEW(seen[t]++;)
		}
		FEW(seen[t]++;)
		seen[t] += turns;
	}
	printf("%d\n", seen[0] > 0);
	return 0;
}
