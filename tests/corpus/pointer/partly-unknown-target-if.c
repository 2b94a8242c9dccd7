// Claim: a pointer that may come from an unseen function may lead into a variable that this function can name, although another path makes it
// point to the start of that array: the elements may be shifted against each other.
// Source: semantics.md §9.
int *get(void);
int a[101];

void copy(int c) {
	int *p = a;
	if (c)
		p = get();
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap a p)
	for (int i = 0; i < 100; i++)
		p[i] = a[i];
}
