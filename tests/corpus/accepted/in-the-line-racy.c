// Claim: a comment in the line of an end accepts the races of its variable there, and no others. Source: docs/decisions/0014-accepted-races.md
// Output: depends on the team size
#include <stdio.h>

int main(void) {
	int seen = 0, last = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		seen++; /* racelens: accept race on seen: a rough count will do */ //@ race(seen) accepted
		last = i; //@ race(last)
	}
	printf("%d\n", seen > 0 && last >= 0);
	return 0;
}
