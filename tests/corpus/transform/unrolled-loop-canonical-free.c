// Claim: a transformed loop that one thread executes may have any invariant step and bound, go on early, and leave inner loops.
// Source: OpenMP 5.2 §4.4.1, §9
#include <omp.h>

int out[8];

static int last(const int *n)
{
	return *n;
}

void sums(int n, int step)
{
#pragma omp parallel num_threads(8) //@ RACE_FREE
	{
		int mine = 0;
		int length = n;
#pragma omp unroll partial(2)
		for (int i = 0; i < last(&length); i += step) {
			if (i & 1)
				continue;
			for (int k = 0; k < i; k++) {
				if (k > 7)
					break;
				mine += k;
			}
		}
#pragma omp tile sizes(4)
		for (int i = n; i != 0; i--)
			mine += i;
		out[omp_get_thread_num()] = mine;
	}
}
