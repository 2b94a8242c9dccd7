// Claim: a variable whose address an unseen function got once may be changed by any unseen function that is called later.
// Source: semantics.md §9 (an unseen function is an unmodelled call).
void enlist(int *);
void tick(void);
int a[1000];

void run(void) {
	int n = 1;
	enlist(&n);
	n = 1;
	tick();
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i * n] = i; //@ race(a) possible
}
