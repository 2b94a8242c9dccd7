/* A loop before the region and one that two threads share. */
#include <stdio.h>

static double halves[1000];
static int numbers[1000];

int main(void) {
	for (int i = 0; i < 1000; i++) {
		numbers[i] = i;
	}
#pragma omp parallel for schedule(static)
	for (int i = 0; i < 1000; i++) {
		halves[i] = numbers[i] / 2.0;
	}
	printf("%g\n", halves[999]);
	return 0;
}
