// Claim: what appends to a vector writes its size and storage; under one critical region that is in order. Source: semantics.md §6, §9
#include <vector>

int main() {
	std::vector<int> out;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		if (i % 3 == 0) {
#pragma omp critical
			out.push_back(i);
		}
	return out.size() != 34;
}
