// Claim: a vector that grows ends the life of its old block, which others may still read through a pointer from before. Output: undefined.
// Source: C++17 §26.3.11.3, §6.7 (lifetime); semantics.md §1.
#include <vector>

int main() {
	std::vector<int> v(10, 1);
	int *p = v.data();
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE
	{
#pragma omp single nowait
		v.push_back(1); //@ race(first)
		sum += p[1]; //@ race(first)
	}
	return sum < 0;
}
