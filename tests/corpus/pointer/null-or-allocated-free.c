// Claim: a pointer that is null on one path and an allocation's on the other points to the allocation wherever it is used.
// Source: semantics.md §9. Output: undefined (without an argument it writes through the null pointer)
#include <stdlib.h>

int main(int argc, char **argv) {
	int *p = NULL;
	if (argc > 1)
		p = malloc(100 * sizeof(int));
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		p[i] = i;
	free(p);
	return 0;
}
