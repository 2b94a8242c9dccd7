// Claim: what a trip's condition found says nothing of what the one before it found: the break that it did not come to is another one.
// Source: semantics.md §2 (domains and paths); C11 §6.8.6.3
#include <stdio.h>

int main(void) {
	int found = 0;
	for (int k = 0, c; (c = getchar()) == k; k++) {
		if (k == 2) {
#pragma omp parallel num_threads(2) //@ RACE
			found++; //@ race(found)
		}
		if (c == k + 1)
			break;
	}
	return found;
}
