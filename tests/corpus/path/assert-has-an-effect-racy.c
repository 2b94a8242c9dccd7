// Claim: without NDEBUG the expression of assert is evaluated like any other: the counter is shared. Source: C11 §7.2.1; semantics.md §2.
#include <assert.h>
#include <stdio.h>

int checks;

int main(void) {
	int a[100];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		assert(checks++ < 1000); //@ race(checks)
		a[i] = i;
	}
	printf("%d\n", a[99]);
}
