// Claim: a format without the conversion %n writes nothing, also where an address is printed.
// Source: C11 §7.21.6.1; semantics.md §8
// Output: depends on the team size
#include <stdio.h>

int main(void)
{
	int column = 0;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		printf("%d %p %%n\n", i, (void *)&column);
	return column;
}
