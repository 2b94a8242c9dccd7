// Claim: std::swap of two elements that belong to the iteration.
// Source: semantics.md §9 (library functions)
#include <utility>

int a[64];

int main()
{
	a[5] = 2;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 32; i++)
		std::swap(a[2 * i], a[2 * i + 1]);
	return a[4];
}
