// Claim: an input that one thread reads and hands over is the same number of trips for all: the barriers are aligned.
// Source: OpenMP 5.2 §5.7.2; semantics.md §4, §8
#include <stdio.h>

int x, y;

int main(void)
{
	int n = 0;
#pragma omp parallel firstprivate(n) //@ RACE_FREE
	{
#pragma omp single copyprivate(n)
		if (scanf("%d", &n) != 1)
			n = 0;
		for (int k = 0; k < n; k++) {
#pragma omp single
			x = k;
#pragma omp master
			y += x;
#pragma omp barrier
		}
	}
	return x;
}
