/* A histogram without atomics: each thread counts in a row of its own, told by its number, and after a
 * barrier the threads add up the rows, each for other columns. Race-free, which rests on the thread numbers
 * being different and on the barrier. */
#include <omp.h>
#include <stdio.h>

#define BINS 16
#define MOST_THREADS 64
#define N 100000

static unsigned char data[N];
static int rows[MOST_THREADS][BINS];
static int total[BINS];

int main(void) {
	for (int i = 0; i < N; i++)
		data[i] = (unsigned char) (i * 31 + i / 7);

#pragma omp parallel num_threads(MOST_THREADS)
	{
		int me = omp_get_thread_num();
		int team = omp_get_num_threads();
#pragma omp for
		for (int i = 0; i < N; i++)
			rows[me][data[i] % BINS]++;
		for (int bin = me; bin < BINS; bin += team)
			for (int t = 0; t < team; t++)
				total[bin] += rows[t][bin];
	}

	printf("%d\n", total[3]);
	return 0;
}
