// Claim: a declaration is not moved into a block that has a variable of the same name. Source: ISO C17 6.2.1, 6.7; OpenMP 5.2 §5.1.1.
#include <stdio.h>

int main(void) {
	int a[20], b[20];
	int t;
#pragma omp parallel for //@ RACE fix(t: private) nofix(t: local-declaration)
	for (int i = 0; i < 20; i++) {
		t = 2 * i; //@ race(t)
		a[i] = t; //@ race(t)
		int t = 5;
		b[i] = t + i;
	}
	printf("%d %d\n", a[19], b[3]);
	return 0;
}
