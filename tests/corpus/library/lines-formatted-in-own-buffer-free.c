// Claim: snprintf writes its buffer alone; a buffer of each iteration is nobody else's. Source: C11 §7.21.6.5; semantics.md §9
#include <stdio.h>
#include <string.h>

double value[64];
size_t width[64];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		char line[80];
		snprintf(line, sizeof line, "%d: %g", i, value[i]);
		width[i] = strlen(line);
	}
	return (int) width[3];
}
