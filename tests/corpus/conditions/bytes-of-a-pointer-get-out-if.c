// Claim: who copies the bytes of a pointer to where others can read them gives them the pointer; a copy that stays is none of theirs.
// Source: semantics.md §9.
#include <stdlib.h>
struct series {
	double *values;
};

void by_a_loop(char *to, struct series *s, int n) {
	double *own = malloc(sizeof(double) * n);
	char *bytes = (char *) &own;
	for (int i = 0; i < 8; i++)
		to[i] = bytes[i];
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap own s->values)
	for (int i = 0; i < n - 1; i++)
		own[i] = s->values[i + 1];
}

void one_by_one(char *to, struct series *s, int n) {
	double *own = malloc(sizeof(double) * n);
	char *bytes = (char *) &own;
	to[0] = bytes[0], to[1] = bytes[1], to[2] = bytes[2], to[3] = bytes[3];
	to[4] = bytes[4], to[5] = bytes[5], to[6] = bytes[6], to[7] = bytes[7];
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap own s->values)
	for (int i = 0; i < n - 1; i++)
		own[i] = s->values[i + 1];
}

void of_a_union(char *to, struct series *s, int n) {
	union {
		double *pointer;
		char bytes[8];
	} either;
	double *own = malloc(sizeof(double) * n);
	either.pointer = own;
	for (int i = 0; i < 8; i++)
		to[i] = either.bytes[i];
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap own s->values)
	for (int i = 0; i < n - 1; i++)
		own[i] = s->values[i + 1];
}

void stays(struct series *s, int n) {
	double *own = malloc(sizeof(double) * n), *copy = own;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n - 1; i++)
		copy[i] = s->values[i + 1];
}
