// Claim: neighbouring iterations meet on an element of a std::array.
// Source: semantics.md §9
#include <array>

int main()
{
	std::array<int, 65> a{};
	a[6] = 3;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 1]; //@ race
	return a[5];
}
