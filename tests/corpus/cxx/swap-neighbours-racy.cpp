// Claim: std::swap of an element with the next iteration's.
// Source: semantics.md §9 (library functions)
#include <utility>

int a[65];

int main()
{
	a[0] = 2;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		std::swap(a[i], a[i + 1]); //@ race(a)
	return a[64];
}
