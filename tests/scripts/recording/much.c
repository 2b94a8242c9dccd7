/* Accesses without any order: a log that grows. */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
	enum { COUNT = 1 << 20 };
	int *numbers = calloc(COUNT, sizeof *numbers);
	unsigned long sum = 0;
#pragma omp parallel for reduction(+ : sum)
	for (unsigned i = 0; i < COUNT; i++) {
		unsigned place = (i * 2654435761u ^ i >> 3) % COUNT;
		sum += (unsigned)numbers[place] + place;
	}
	printf("%lu\n", sum);
	free(numbers);
	return 0;
}
