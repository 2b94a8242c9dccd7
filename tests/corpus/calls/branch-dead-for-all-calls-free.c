// Claim: a region of a static function in a branch that none of its calls takes is never executed. Source: semantics.md §1, §2.
#include <stdio.h>

static void clear(int levels, double a[4][4]) {
	if (levels <= 0) {
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 4; i++)
			a[0][0] = i;
	}
}

static void clear_all(int levels, double a[4][4]) {
	clear(levels, a);
	clear(levels + 1, a);
}

int main(void) {
	static double a[4][4];
	clear_all(4, a);
	printf("%g\n", a[0][0]);
}
