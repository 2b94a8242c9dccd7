// Claim: atomic_init gives its value to an object that nobody else uses yet. Source: C11 §7.17.2.2
#include <stdatomic.h>
#include <stdio.h>

int main(void) {
	int ones = 0;
	atomic_int n;
	atomic_init(&n, 1);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 4; i++)
		if (atomic_load(&n) != 1)
			ones++;
	printf("%d\n", ones);
}
