// Claim: with steps of two, the element three further on belongs to another iteration.
// Source: semantics.md §3; OpenMP 5.2 §4.4.1
#include <vector>

int main()
{
	std::vector<int> v(36);
#pragma omp parallel for //@ RACE
	for (auto it = v.begin(); it < v.begin() + 32; it += 2) {
		it[0] = 1; //@ race
		it[1] = it[2]; //@ race
	}
	return v[3];
}
