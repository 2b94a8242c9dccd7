// Claim: size() reads the vector, and two reads are no conflict.
// Source: semantics.md §9; C++17 [res.on.data.races]
#include <vector>

int main()
{
	std::vector<int> v(64);
	int a[64];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = (int) v.size() - i;
	return a[5];
}
