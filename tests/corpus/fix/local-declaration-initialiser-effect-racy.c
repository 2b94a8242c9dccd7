// Claim: a declaration whose initialiser calls a function that counts is not moved away: the call would be lost. Source: ISO C17 6.7.9; OpenMP
// 5.2 §5.1.1.
#include <stdio.h>

static int count;

static int next(void) {
	return ++count;
}

int main(void) {
	int a[20];
	int t = next();
#pragma omp parallel for //@ RACE fix(t: private) nofix(t: local-declaration)
	for (int i = 0; i < 20; i++) {
		t = 2 * i; //@ race(t)
		a[i] = t + 1; //@ race(t)
	}
	printf("%d %d\n", a[19], count);
	return 0;
}
