// Claim: what bsearch yields leads into the table, which other threads search. Source: C11 §7.22.5.1; semantics.md §9
#include <stdlib.h>

int sorted[1000];

static int ascending(const void *a, const void *b) {
	return *(const int *) a - *(const int *) b; //@ race(b) possible
}

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
		int *p = bsearch(&i, sorted, 1000, sizeof(int), ascending);
		if (p)
			*p += 1; //@ race(b) possible race(p) possible
	}
	return sorted[0];
}
