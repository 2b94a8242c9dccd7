// Claim: an unseen function cannot change a variable whose address only functions of this file got, nor one that unseen code got later.
// Source: semantics.md §9.
void enlist(int *);
void tick(void);
int a[1000];

static void set(int *p) {
	*p = 1;
}

void run(void) {
	int n = 0, m = 1;
	set(&n);
	tick();
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i * n * m] = i;
	enlist(&m);
}
