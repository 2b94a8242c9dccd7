// Claim: the compiler's built-in functions and atomic constructs exclude each other on one location, and those that yield the new value give
// each instance a range of its own.
// Source: GCC manual, __atomic and __sync built-in functions; OpenMP 5.2 §15.8.4
static int n, hits, out[201];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		int k = __sync_add_and_fetch(&n, 2);
		out[k] = 1;
		out[k - 1] = 2;
		__atomic_fetch_add(&hits, 1, __ATOMIC_RELAXED);
#pragma omp atomic
		hits += 2;
	}
	return hits - 300 + out[7] - 2;
}
