// Claim: push_back changes the vector itself.
// Source: semantics.md §9; C++17 [res.on.data.races]
#include <vector>

int main()
{
	std::vector<int> v;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		v.push_back(i); //@ race
	return v.size();
}
