// Claim: a pointer that may come from an unseen function may point anywhere, although another path makes it point to a known array: no proof.
// Source: semantics.md §9.
int *get(void);
int a[101];

void copy(int c) {
	int *p = a;
	if (c)
		p = get();
#pragma omp parallel for //@ UNKNOWN(unmodelled-pointer)
	for (int i = 0; i < 100; i++)
		p[i] = a[i];
}
