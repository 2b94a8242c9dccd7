/* Many threads that access memory without any order, each by many call stacks, of which the first word gives the depth: what bounds the recorder's memory. */
#include <stdio.h>
#include <stdlib.h>

enum { COUNT = 1 << 20 };

static unsigned left(unsigned *numbers, unsigned depth, unsigned way);
static unsigned right(unsigned *numbers, unsigned depth, unsigned way);

/* Two ways at each level: as many call stacks as there are ways. */
static inline unsigned descend(unsigned *numbers, unsigned depth, unsigned way) {
	return depth == 0 ? numbers[(way * 2654435761u ^ way >> 3) % COUNT]++
			: way >> (depth - 1) & 1 ? left(numbers, depth - 1, way) : right(numbers, depth - 1, way);
}

__attribute__((noinline)) static unsigned left(unsigned *numbers, unsigned depth, unsigned way) {
	return descend(numbers, depth, way) + numbers[way % COUNT];
}

__attribute__((noinline)) static unsigned right(unsigned *numbers, unsigned depth, unsigned way) {
	return descend(numbers, depth, way) + numbers[(way + 1) % COUNT] + 1;
}

int main(int count, char **words) {
	unsigned depth = count > 1 ? (unsigned)atoi(words[1]) : 0;
	unsigned long sum = 0;
#pragma omp parallel reduction(+ : sum)
	{
		/* memory of its own, so that the program prints the same each time */
		unsigned *numbers = calloc(COUNT, sizeof *numbers);
		for (unsigned way = 0; way < 1u << depth; way++) {
			sum += left(numbers, depth, way);
		}
		free(numbers);
	}
	printf("%lu\n", sum);
	return 0;
}
