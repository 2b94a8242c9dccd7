// Claim: an atomic update and a plain read of one location race.
// Source: GCC manual, __atomic built-in functions; semantics.md §6
// Output: depends on the team size
static int n;

int main(void) {
	int seen = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		__atomic_fetch_add(&n, 1, __ATOMIC_SEQ_CST); //@ race(n)
		if (i == 3)
			seen = n; //@ race(n)
	}
	return seen > 100;
}
