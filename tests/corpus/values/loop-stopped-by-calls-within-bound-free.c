// Claim: a loop that a call in its condition may stop behind any trip does not get beyond its bound.
// Source: semantics.md §2 (domains and paths); C11 §6.8.5
#include <stdio.h>

int main(void) {
	int x, n = 0, found = 0;
	while (n < 10 && scanf("%d", &x) == 1)
		n++;
	if (n > 10) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
	return found;
}
