// Claim: a loop that goes on until it meets a number which is another one in each trip may pass all that this number can be.
// Source: semantics.md §2 (domains and paths); C11 §6.8.5
#include <stdio.h>

int main(void) {
	int found = 0;
	for (int i = 0; i < 100 && i != (getchar() & 7); i++) {
		if (i > 20) {
#pragma omp parallel num_threads(2) //@ RACE
			found++; //@ race(found)
		}
	}
	return found;
}
