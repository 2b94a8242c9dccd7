// Claim: with n == 0 the loop that starts at n - 1 starts at the largest number. Source: C17 6.2.5p9; semantics.md §2
#include <stddef.h>
int x;

void f(size_t n)
{
#pragma omp parallel for //@ RACE
	for (size_t i = n - 1; i > 0; i--)
		if (i >= n)
			x = 1; //@ race(x)
}
