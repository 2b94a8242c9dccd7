/* Odd-even transposition sort: in each round the pairs that begin at an even or at an odd place are compared,
 * in turn. Pairs of one round do not overlap, and each round ends with a barrier. Race-free for every array
 * and every number of threads. */
#include <stdio.h>

#define N 200

int main(void) {
	int a[N];
	for (int i = 0; i < N; i++)
		a[i] = (i * 37) % N;

#pragma omp parallel
	for (int round = 0; round < N; round++) {
#pragma omp for schedule(static)
		for (int i = round % 2; i < N - 1; i += 2)
			if (a[i] > a[i + 1]) {
				int t = a[i];
				a[i] = a[i + 1];
				a[i + 1] = t;
			}
	}

	printf("%d %d\n", a[0], a[N - 1]);
	return 0;
}
