// Claim: snprintf writes at most as many bytes as it is told, so that rows of a table stay apart. Source: C11 §7.21.6.5p2; semantics.md §9
#include <stdio.h>

#define WIDTH 32
char table[64][WIDTH];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		snprintf(table[i], WIDTH, "row %d of %d", i, 64);
	puts(table[3]);
	return 0;
}
