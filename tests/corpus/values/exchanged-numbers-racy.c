// Claim: two numbers that each trip of a loop exchanges have each other's first values in turn: in every second one the stride is 0.
// Source: C11 §6.8.5; semantics.md §2 (values)
#include <stdio.h>

int main(void) {
	int y[300] = {0};
	int p = 1, q = 0;
	for (int t = 0; t < 9; t++) {
#pragma omp parallel for //@ RACE witness T<=2
		for (int i = 0; i < 10; i++)
			y[i * p] += i; //@ race(y)
		int s = p;
		p = q;
		q = s;
	}
	printf("%d %d\n", y[0], y[9]);
	return 0;
}
