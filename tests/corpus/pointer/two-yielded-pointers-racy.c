// Claim: two pointers from unseen functions may lead into the same memory, and such a pointer may lead to what was given away before.
// Source: semantics.md §9 (may alias: possible).
double *get(int n);
void fill(double *p, int n);

void two(void) {
	double *a = get(0);
	double *b = get(1);
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap a b)
	for (int i = 0; i < 99; i++)
		a[i] = b[i + 1];
}

void given(void) {
	double b[100];
	fill(b, 100);
	double *a = get(1);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 99; i++)
		a[i] = b[i + 1]; //@ race(b) possible
}
