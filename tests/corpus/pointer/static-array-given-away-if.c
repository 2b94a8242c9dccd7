// Claim: a pointer from outside may lead to a static array whose address the unit passes to code that is not seen.
// Source: C11 6.2.2p3 (linkage is of names alone); semantics.md §2
extern void keep(int *p);
static int data[1000];

void start(void) { keep(data); }

void shift(int *p) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap data p)
	for (int i = 0; i < 900; i++)
		p[i] = data[i + 1];
}
