// Claim: a ?: b evaluates a once: k is never 2 behind it. Source: semantics.md §2; GCC manual, Conditionals with Omitted Operands
#include <stdio.h>

int main(void) {
	int a[8] = {0};
	int k = 0;
	int i = k++ ?: 3;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		if (k == 2)
			a[i] = 1;
	}
	printf("%d\n", a[1]);
}
