// Claim: %n in a format of snprintf stores the number of characters through its argument. Source: C11 §7.21.6.1p8; semantics.md §9
#include <stdio.h>

int main(void) {
	int column = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		char line[40];
		snprintf(line, sizeof line, "%d%n", i, &column); //@ race(column)
	}
	return column > 1;
}
