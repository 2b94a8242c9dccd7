// Claim: continue in do { } while (0) leaves it, for the condition is tested and does not hold: iterations from 5 on leave j as it was, and
// all write a[0]. Source: C11 §6.8.6.2; semantics.md §2.
#include <stdio.h>
#define SET_SMALL(p, v) \
	do { \
		if ((v) > 5) \
			continue; \
		(p) = (v); \
	} while (0)

int main(void) {
	int a[100] = {0};
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++) {
		int j = 0;
		SET_SMALL(j, i + 1);
		a[j] = 7; //@ race(a)
	}
	printf("%d %d\n", a[0], a[5]);
}
