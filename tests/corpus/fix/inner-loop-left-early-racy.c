// Claim: a loop that a statement leaves early is not distributed, also where that statement is never executed. Source: OpenMP 5.2 §4.4.1.
#include <stdio.h>

static int a[20][20], never;

int main(void) {
#pragma omp parallel for //@ RACE nofix(a: inner-loop)
	for (int i = 1; i < 20; i++) {
		for (int j = 0; j < 20; j++) {
			if (never)
				break;
			a[i][j] = a[i - 1][j] + 1; //@ race(a)
		}
	}
	printf("%d\n", a[19][3]);
	return 0;
}
