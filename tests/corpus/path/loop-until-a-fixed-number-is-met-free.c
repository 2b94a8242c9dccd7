// Claim: a loop that goes on until it meets a number which is the same in each trip does not pass it.
// Source: semantics.md §2 (domains and paths); C11 §6.8.5
#include <stdio.h>

int main(void) {
	int found = 0, last = getchar() & 7;
	for (int i = 0; i < 100 && i != last; i++) {
		if (i > 20) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
			found++;
		}
	}
	return found;
}
