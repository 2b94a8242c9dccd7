// Claim: fresh memory whose address was stored for others may be what another pointer leads to that is loaded afterwards: that it is not
// is a condition, told by the pointers that lead there.
// Source: semantics.md §9; decision 29.
#include <stdlib.h>
struct series {
	int *values, *weights;
	struct series *next;
};
int *global;
void keep(int *p);
int **slot(void);

void run(struct series *s, struct series *t, int n) {
	int *out = malloc(sizeof(int) * n);
	t->values = out;
	int *old = s->values;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap out s->values)
	for (int i = 0; i < n; i++)
		out[i] = old[i + 1];
}

void member(struct series *s, int n) {
	s->values = malloc(sizeof(int) * n);
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap s->values s->weights)
	for (int i = 0; i < n - 1; i++)
		s->values[i] = s->weights[i + 1];
}

void linked(struct series *s, int n) {
	s->values = malloc(sizeof(int) * n);
	int *own = s->values;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap own s->next->values)
	for (int i = 0; i < n - 1; i++)
		own[i] = s->next->values[i + 1];
}

void handed(struct series *s, int n) {
	int *own = malloc(sizeof(int) * n);
	keep(own);
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap own s->values)
	for (int i = 0; i < n - 1; i++)
		own[i] = s->values[i + 1];
}

void yielded(struct series *s, int n) {
	s->values = malloc(sizeof(int) * n);
	int *own = s->values;
	int *other = *slot();
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap other own)
	for (int i = 0; i < n - 1; i++)
		own[i] = other[i + 1];
}
