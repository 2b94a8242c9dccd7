// Claim: an iteration that swaps two elements which are its own meets no other.
// Source: semantics.md §9 (library functions)
#include <utility>

int a[64], b[64];

int main()
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		std::swap(a[i], b[63 - i]);
	return a[5];
}
