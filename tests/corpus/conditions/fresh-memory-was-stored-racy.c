// Claim: fresh memory that surely is, or in some cases is, what a pointer leads to races; no condition speaks of two ends of one pointer.
// Source: semantics.md §9; decision 29.
#include <stdlib.h>
struct series {
	int *values;
};
static int *kept;

void same(int n) {
	int *own = malloc(sizeof(int) * n);
	kept = own;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n - 1; i++)
		own[i] = kept[i + 1]; //@ race(kept) definite
}

void in_some_cases(struct series *s, int n, int c) {
	int *own = malloc(sizeof(int) * n);
	if (c)
		s->values = own;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n - 1; i++)
		own[i] = s->values[i + 1]; //@ race(s) definite
}

void of_the_trip_before(struct series *s, int n) {
	int *own = malloc(sizeof(int) * n);
	for (int k = 0; k < 2; k++) {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < n - 1; i++)
			own[i] = s->values[i + 1]; //@ race(s) definite
		s->values = own;
	}
}

void copied(struct series *s, int n) {
	int *own = malloc(sizeof(int) * n);
	struct series other = { own };
	*s = other;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n - 1; i++)
		own[i] = s->values[i + 1]; //@ race(s) definite
}
