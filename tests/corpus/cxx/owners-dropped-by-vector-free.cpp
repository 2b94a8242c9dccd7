// Claim: what a vector's elements own may be used until the vector is cleared.
// Source: semantics.md §1; C++17 §26.2.1p4, §23.11.1.2.2p2
#include <memory>
#include <vector>

int main() {
	int first = 0;
	std::vector<std::unique_ptr<int>> all;
	all.push_back(std::unique_ptr<int>(new int(2)));
	int *p = all[0].get();
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		first = *p;
#pragma omp single
		all.clear();
	}
	return first - 2;
}
