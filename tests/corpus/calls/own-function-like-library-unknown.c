// Claim: C's library has no functions min, max and atomic_load (the last is a macro); one that the program declares may do anything.
// Source: semantics.md §2; C11 §7.1.3, §7.17.1 p5
int max(int a, int b);
int atomic_load(int *p);
int a[100], x;

void largest(void) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = max(i, 3);
}

void loaded(void) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = atomic_load(&x);
}
