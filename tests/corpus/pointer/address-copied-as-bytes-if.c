// Claim: a structure that is copied through pointers to characters hands on the addresses in it. Source: C11 §6.5p6; semantics.md §9.
#include <string.h>

struct Table {
	int *first;
};

static int s;
static struct Table table = { &s };

void copy(struct Table *out) {
	memcpy((void *) out, (const void *) &table, sizeof table);
}

void use(struct Table *given) {
	int *q = given->first;
#pragma omp parallel sections //@ RACE_FREE_IF(no-overlap given->first s)
	{
#pragma omp section
		*q = 1;
#pragma omp section
		s = 2;
	}
}
