// Claim: a ?: b evaluates a once: k and i are 1 behind it. Source: semantics.md §2; GCC manual, Conditionals with Omitted Operands
#include <stdio.h>

static int k;

static int next(void) {
	return ++k;
}

int main(void) {
	int a[8] = {0};
	int i = next() ?: 3;
#pragma omp parallel num_threads(2) //@ RACE
	{
		if (k == 1)
			a[i] = 1; //@ race(a)
	}
	printf("%d\n", a[1]);
}
