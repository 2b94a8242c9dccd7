// Claim: a thread that ends the program meets no further barrier, but no other thread passes one then: the barriers are aligned.
// Source: semantics.md §4; OpenMP 5.2 §15.3.1
#include <omp.h>
#include <stdlib.h>

static int in[64], out[64];

int main(void)
{
#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
		int t = omp_get_thread_num();
		in[t] = t + 1;
		int *own = malloc(sizeof(int));
		if ((t & 1) != 0 && own == 0)
			abort();
#pragma omp barrier
		for (int round = 0; round < 3; round++) {
			out[t] = in[(t + 1) % 4];
			if (out[t] > 70)
				exit(2);
#pragma omp barrier
			in[t] = out[t];
#pragma omp barrier
		}
		free(own);
	}
	return 0;
}
