// Claim: std::array is an array with its elements in it.
// Source: semantics.md §9
#include <array>

int main()
{
	std::array<int, 64> a{};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[5];
}
