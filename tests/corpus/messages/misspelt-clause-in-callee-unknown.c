// Claim: clauses of a called function's loop that nobody knows, and directives between it and its loop, leave the region without a proof.
// Source: semantics.md §1. (Bad input: compilers refuse the clause.)
int a[100], b[100];

static void first(int n) {
#pragma omp for schedull(static) //@ message(unknown-clause)
	for (int i = 0; i < n; i++)
		a[i] = i;
}

static void second(int n) {
#pragma omp for
#pragma omp unrol //@ message(unknown-directive)
	for (int i = 0; i < n; i++)
		b[i] = i;
}

int main(void) {
#pragma omp parallel //@ UNKNOWN(unmodelled-clause)
	first(100);
#pragma omp parallel //@ UNKNOWN(unmodelled-directive)
	second(100);
	return a[99] == b[99] ? 0 : 1;
}
