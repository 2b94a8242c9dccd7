// Claim: a function called max that computes a sum makes no update of a reduction over maxima.
// Source: semantics.md §7; OpenMP 5.2 §5.5.5
#include <stdio.h>

static int max(int a, int b) {
	return a + b;
}

int main(void) {
	int s = 0;
#pragma omp parallel for //@ RACE nofix(s: reduction)
	for (int i = 0; i < 100; i++)
		s = max(s, i); //@ race(s)
	printf("%d\n", s);
}
