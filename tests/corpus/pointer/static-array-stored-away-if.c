// Claim: a pointer from outside may lead to a static array whose address the unit stores where others can read it.
// Source: C11 6.2.2p3 (linkage is of names alone); semantics.md §2
int *kept;
static int data[1000];

void start(void) { kept = data; }

void shift(int *p) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap data p)
	for (int i = 0; i < 900; i++)
		p[i] = data[i + 1];
}
