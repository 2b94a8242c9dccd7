// Claim: (i - 1) / 2 of an unsigned i = 0 is a large number. Source: C17 6.2.5p9; semantics.md §2
#include <stddef.h>
int x;

void f(size_t n)
{
#pragma omp parallel //@ RACE
	for (size_t i = 0; i < n; i++)
		if ((i - 1) / 2 > 1000000 && i < 10)
			x = 1; //@ race(x)
}
