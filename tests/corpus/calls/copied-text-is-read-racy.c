// Claim: strdup reads the text that it copies, of unknown length. Source: C23 §7.26.2.5; semantics.md §9.
#include <stdlib.h>
#include <string.h>

char text[9];

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		char *copy = strdup(text); //@ race(text) possible
		text[0] = 1; //@ race(text) possible
		free(copy);
	}
	return 0;
}
