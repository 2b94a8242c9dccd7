/* Heat flows along a rod: each time step computes the next temperatures from their neighbours' and then takes
 * them over. The implicit barriers at the end of both loops keep the two halves of a step apart, and the
 * steps from each other. Race-free for every number of threads. */
#include <stdio.h>

#define CELLS 500
#define STEPS 100

int main(void) {
	double now[CELLS], next[CELLS];
	for (int i = 0; i < CELLS; i++)
		now[i] = i == CELLS / 2 ? 100 : 0;

#pragma omp parallel
	for (int step = 0; step < STEPS; step++) {
#pragma omp for
		for (int i = 1; i < CELLS - 1; i++)
			next[i] = now[i] + 0.25 * (now[i - 1] - 2 * now[i] + now[i + 1]);
#pragma omp for
		for (int i = 1; i < CELLS - 1; i++)
			now[i] = next[i];
	}

	printf("%f\n", now[CELLS / 2 + 5]);
	return 0;
}
