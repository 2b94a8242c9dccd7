// Claim: what strdup yields is a block of its own that each call makes; the text it copies is read. Source: C23 §7.26.2.5.
// Output: undefined
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
	(void)argc;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		char *copy = strdup(argv[0]);
		copy[0] = 'x';
		free(copy);
	}
	return 0;
}
