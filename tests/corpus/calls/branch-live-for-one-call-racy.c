// Claim: a region of a static function in a branch that one of its calls takes, in the last iteration of a loop, is executed. Source:
// semantics.md §1, §2.
#include <stdio.h>

static void clear(int levels, double a[4][4]) {
	if (levels <= 0) {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 4; i++)
			a[0][0] = 1; //@ race(a)
	}
}

int main(void) {
	static double a[4][4];
	for (int l = 4; l >= 0; l--)
		clear(l, a);
	printf("%g\n", a[0][0]);
}
