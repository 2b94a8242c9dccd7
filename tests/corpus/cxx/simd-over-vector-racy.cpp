// Claim: lanes meet on a vector's elements like threads do.
// Source: semantics.md §7, §9
#include <vector>

int main()
{
	std::vector<int> v(65);
	v[0] = 1;
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++)
		v[i + 1] = v[i]; //@ race
	return v[5];
}
