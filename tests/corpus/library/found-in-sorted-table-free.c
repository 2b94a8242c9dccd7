// Claim: bsearch reads the elements and yields one of them, or null. Source: C11 §7.22.5.1; semantics.md §9
#include <stdlib.h>

int sorted[1000], found[64];

static int ascending(const void *a, const void *b) {
	return *(const int *) a - *(const int *) b;
}

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		int *p = bsearch(&i, sorted, 1000, sizeof(int), ascending);
		found[i] = p ? *p : -1;
	}
	return found[0];
}
