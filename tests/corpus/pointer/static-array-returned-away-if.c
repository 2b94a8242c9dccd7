// Claim: a pointer from outside may lead to a static array whose address the unit yields from a function that others can call.
// Source: C11 6.2.2p3 (linkage is of names alone); semantics.md §2
static int data[1000];
static int *inner(void) { return data; }

int *start(void) { return inner(); }

void shift(int *p) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap data p)
	for (int i = 0; i < 900; i++)
		p[i] = data[i + 1];
}
