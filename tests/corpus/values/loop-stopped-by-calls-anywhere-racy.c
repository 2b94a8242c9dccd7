// Claim: a call in the condition of a loop may yield another number in each trip, so that the loop ends behind any trip up to its bound.
// Source: semantics.md §2 (domains and paths); C11 §6.8.5
#include <stdio.h>

int main(void) {
	int x, n = 0, found = 0;
	while (n < 10 && scanf("%d", &x) == 1)
		n++;
	if (n == 5) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
	return found;
}
