// Claim: an address that escapes at the end of an iteration is known to the unseen function that the next iteration calls.
// Source: semantics.md §9.
void enlist(int *);
void tick(void);
int a[1000];

void run(void) {
	int n = 1;
	for (int k = 0; k < 3; k++) {
		tick();
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 100; i++)
			a[i * n] = i; //@ race(a) possible
		enlist(&n);
		n = 1;
	}
}
