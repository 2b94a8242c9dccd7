// Claim: a break at a number which is another one in each trip need not be met by trips that pass all that this number can be.
// Source: semantics.md §2 (domains and paths); C11 §6.8.6.3
#include <stdio.h>

int main(void) {
	int found = 0;
	for (int i = 0; i < 100; i++) {
		int r = getchar() & 3;
		if (i == r)
			break;
		if (i > 20) {
#pragma omp parallel num_threads(2) //@ RACE
			found++; //@ race(found)
		}
	}
	return found;
}
