// Claim: the barrier of single is aligned although a check inside, in a callee, may end the program.
// Source: semantics.md §4; OpenMP 5.2 §11.1
#include <stdlib.h>

static int sum;

static void check(int v)
{
	if (v < 0)
		abort();
}

int main(int argc, char **argv)
{
	int seen[8] = {0};
#pragma omp parallel num_threads(8) shared(seen) //@ RACE_FREE
	{
#pragma omp single
		{
			check(argc);
			sum = argc;
		}
#pragma omp for
		for (int i = 0; i < 8; i++)
			seen[i] = sum;
	}
	return seen[7] != argc;
}
