// Claim: the iterations of a distributed range-for over a std::vector meet on the vector's first element.
// Source: semantics.md §2; OpenMP 5.2 §4.4.1 (range-based for)
#include <vector>

int main()
{
	std::vector<int> v(64, 1);
	int first = 0;
#pragma omp parallel for //@ RACE
	for (int x : v)
		first += x; //@ race(first)
	return first;
}
