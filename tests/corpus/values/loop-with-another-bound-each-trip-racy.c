// Claim: where each test of a loop's condition finds another bound, the loop may end at a number that is no bound.
// Source: semantics.md §2 (domains and paths); C11 §6.8.5
#include <stdio.h>

int main(void) {
	int n, found = 0;
	for (n = 0; n < (getchar() & 8); n++)
		;
	if (n == 3) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found) possible
	}
	return found;
}
