// Claim: neighbouring iterations meet on an element of a std::vector.
// Source: semantics.md §9; C++17 [container.requirements.dataraces]
#include <vector>

int main()
{
	std::vector<int> v(65);
	v[6] = 3;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		v[i] = v[i + 1]; //@ race
	return v[5];
}
