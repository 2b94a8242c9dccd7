// Claim: the conversion %n of printf stores the number of characters so far.
// Source: C11 §7.21.6.1; semantics.md §8
// Output: depends on the team size
#include <stdio.h>

int main(void)
{
	int column = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		printf("%d%n\n", i, &column); //@ race(column)
	return column != 1;
}
