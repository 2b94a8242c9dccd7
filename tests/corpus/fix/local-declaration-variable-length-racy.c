// Claim: an array keeps the length that its declaration computes, so that the declaration is not moved to where another one would be computed.
// Nor is it copied for each thread: its variable is given another value, so that its size is not known. Source: ISO C17 6.7.6.2; OpenMP 5.2 §5.1.1.
#include <stdio.h>

int main(void) {
	int a[20];
	int n = 8;
	int w[n];
	n = 2;
#pragma omp parallel for //@ RACE fix(w: inner-loop) nofix(w: private) nofix(w: local-declaration)
	for (int i = 0; i < 20; i++) {
		for (int j = 0; j < 8; j++)
			w[j] = i + j; //@ race(w)
		a[i] = w[7] + n; //@ race(w)
	}
	printf("%d\n", a[19]);
	return 0;
}
