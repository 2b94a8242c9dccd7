// Claim: pointers that a function exchanges by references in a single construct still lead to one array each: a sweep in place meets itself.
// Source: semantics.md §2
#include <utility>

int main() {
	const int n = 128;
	double *cur = new double[n](), *next = new double[n]();
#pragma omp parallel //@ RACE witness T<=2
	for (int t = 0; t < 20; t++) {
#pragma omp for
		for (int i = 1; i < n; i++)
			next[i] = cur[i] + next[i - 1] + 1; //@ race(next)
#pragma omp single
		std::swap(cur, next);
	}
	return cur[n / 2] < 0;
}
