// Claim: whole blocks of the elements from low to high are different elements. Source: semantics.md §2
#include <stddef.h>

void blocks(int *x, size_t low, size_t high) {
	size_t blocks = (high - low) / 32;
#pragma omp parallel for //@ RACE_FREE
	for (size_t b = 0; b < blocks; b++)
		for (size_t i = 0; i < 32; i++)
			x[low + 32 * b + i] = 1;
}
