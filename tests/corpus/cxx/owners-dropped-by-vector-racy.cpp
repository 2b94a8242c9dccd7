// Claim: a vector that is cleared ends its elements, and these release what they own. Output: undefined.
// Source: semantics.md §1; C++17 §26.2.1p4, §23.11.1.2.2p2
#include <memory>
#include <vector>

int main() {
	int first = 0;
	std::vector<std::unique_ptr<int>> all;
	all.push_back(std::unique_ptr<int>(new int(2)));
	int *p = all[0].get();
#pragma omp parallel sections num_threads(2) //@ RACE
	{
#pragma omp section
		all.clear(); //@ race(p)
#pragma omp section
		first = *p; //@ race(p)
	}
	return first > 2;
}
