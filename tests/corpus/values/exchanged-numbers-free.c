// Claim: two numbers that each trip of a loop exchanges have each other's first values in turn: both strides keep the elements apart.
// Source: C11 §6.8.5; semantics.md §2 (values)
#include <stdio.h>

int main(void) {
	int y[300] = {0};
	int p = 1, q = 2;
	for (int t = 0; t < 9; t++) {
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 10; i++)
			y[i * p + 20 * q] = y[200 + i * q] + i;
		int s = p;
		p = q;
		q = s;
	}
	printf("%d %d\n", y[49], y[38]);
	return 0;
}
