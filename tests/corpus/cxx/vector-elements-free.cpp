// Claim: the elements of a std::vector are those of an array.
// Source: semantics.md §9; C++17 [container.requirements.dataraces]
#include <vector>

int main()
{
	std::vector<int> v(64);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		v[i] = i;
	return v[5];
}
