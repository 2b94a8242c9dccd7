// Claim: pointers that unseen code left in a structure are told by the variables that hold them, also where they were read before that code
// was called again.
// Source: decision 29.
struct vector {
	double *values;
	int length;
};
struct work {
	struct vector *from, *to;
};
void prepare(struct work *w);

void read_after(struct work *w, int n) {
	prepare(w);
	double *a = w->from->values, *b = w->to->values;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap w->from->values w->to->values)
	for (int i = 0; i < n - 1; i++)
		b[i] = a[i + 1];
}

void read_between(struct work *w, int n) {
	prepare(w);
	double *a = w->from->values, *b = w->to->values;
	prepare(w);
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap a b)
	for (int i = 0; i < n - 1; i++)
		b[i] = a[i + 1];
}

void read_before(struct work *w, int n) {
	double *a = w->from->values;
	prepare(w);
	double *b = w->to->values;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap a w->to->values)
	for (int i = 0; i < n - 1; i++)
		b[i] = a[i + 1];
}
