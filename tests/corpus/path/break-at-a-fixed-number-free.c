// Claim: a break at a number which is the same in each trip is met by the trip of that number.
// Source: semantics.md §2 (domains and paths); C11 §6.8.6.3
#include <stdio.h>

int main(void) {
	int found = 0, r = getchar() & 3;
	for (int i = 0; i < 100; i++) {
		if (i == r)
			break;
		if (i > 20) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
			found++;
		}
	}
	return found;
}
