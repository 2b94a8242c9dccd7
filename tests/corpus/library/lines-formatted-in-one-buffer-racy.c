// Claim: threads that format into one buffer race: sprintf writes at least the end of the text. Source: C11 §7.21.6.6; semantics.md §9
#include <stdio.h>
#include <string.h>

double value[64];
size_t width[64];
char line[80];

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
		sprintf(line, "%d: %g", i, value[i]); //@ race(line)
		width[i] = strlen(line); //@ race(line) possible
	}
	return (int) width[3];
}
