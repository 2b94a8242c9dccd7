// Claim: pointers that a function exchanges by references in a single construct are exchanged for all threads. Source: semantics.md §2, §4
#include <utility>

int main() {
	const int n = 128;
	double *cur = new double[n](), *next = new double[n]();
#pragma omp parallel //@ RACE_FREE
	for (int t = 0; t < 20; t++) {
#pragma omp for
		for (int i = 1; i < n - 1; i++)
			next[i] = 0.5 * cur[i] + 0.25 * (cur[i - 1] + cur[i + 1]);
#pragma omp single
		std::swap(cur, next);
	}
	return cur[n / 2] > 1;
}
