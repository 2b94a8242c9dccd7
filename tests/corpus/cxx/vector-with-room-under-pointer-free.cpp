// Claim: a vector that has room keeps its block when something is put behind its elements.
// Source: C++17 §26.3.11.3; semantics.md §1.
#include <vector>

int main() {
	std::vector<int> v(10, 1);
	v.reserve(20);
	int *p = v.data();
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE_FREE
	{
#pragma omp single nowait
		v.push_back(1);
		sum += p[1];
	}
	return sum < 0;
}
