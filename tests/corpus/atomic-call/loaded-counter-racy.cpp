// Claim: a load and a store are two steps: two threads may find the same number.
// Source: C++17 [atomics.types.operations]; semantics.md §6
// Output: depends on the team size
#include <atomic>

int main() {
	std::atomic<int> n{0};
	static int out[100];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		int k = n.load();
		n.store(k + 1);
		out[k] = 1; //@ race(out) possible
	}
	return out[0] - 1;
}
