// Claim: a deferred target region goes on while the serial code behind it runs: what that releases, the region may still use. Source: OpenMP 5.2
// §13.8; C11 §7.22.3.3. Output: undefined
#include <stdlib.h>

int *values;

static void start(void) {
#pragma omp target map(tofrom: values[0:10]) nowait //@ RACE race(values)
	values[0] = 1;
}

static void stop(void) {
	free(values); //@ race(values)
}

int main(void) {
	values = malloc(10 * sizeof *values);
	start();
	stop();
	return 0;
}
