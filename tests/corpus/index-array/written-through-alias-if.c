// Claim: a static table that a pointer is made from may be written through the pointer, so its initial values do not hold for ever.
// Source: semantics.md §2, Values; §9.
static int at[4] = {0, 1, 2, 3};
int a[4];

void change(int k) {
	int *p = at;
	p[k] = 0;
}

void fill(void) {
#pragma omp parallel for //@ RACE_FREE_IF(spaced at)
	for (int i = 0; i < 4; i++)
		a[at[i]] = i;
}
