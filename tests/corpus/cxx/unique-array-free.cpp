// Claim: what make_unique allocates is one array that its owner leads to. Source: semantics.md §9
#include <memory>

int main() {
	auto a = std::make_unique<int[]>(100);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = i;
	return a[7] != 7;
}
