// Claim: a range-for over a std::vector is an associated loop; each iteration has its element.
// Source: semantics.md §2; OpenMP 5.2 §4.4.1 (range-based for)
#include <vector>

int main()
{
	std::vector<int> v(64);
#pragma omp parallel for //@ RACE_FREE
	for (int &x : v)
		x += 2;
	return v[5];
}
