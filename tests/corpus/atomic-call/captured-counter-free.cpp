// Claim: fetch_add gives each instance a number of its own, as an atomic capture does.
// Source: C++17 [atomics.types.int]; semantics.md §6
#include <atomic>

int main() {
	std::atomic<int> n{0};
	int out[100];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		out[n.fetch_add(1)] = i;
	return out[0] - out[0];
}
