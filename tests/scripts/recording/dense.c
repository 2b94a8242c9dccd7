/* Dense loops, in rows: many accesses that are few records. */
#include <stdio.h>

static int numbers[1 << 16];

int main(void) {
	unsigned sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum)
	for (int round = 0; round < 400; round++) {
#pragma omp for schedule(static)
		for (int i = 0; i < 1 << 16; i++) {
			numbers[i] += round;
		}
		sum += (unsigned)round;
	}
	printf("%u %d\n", sum, numbers[5]);
	return 0;
}
