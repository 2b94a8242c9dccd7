// Claim: Of 110,000 initialisers not all are followed: what they say as subscripts is not known, so that a race is possible. Source: semantics.md §1; C11 §6.7.9.
#include <stdio.h>

#define TEN(x) x, x, x, x, x, x, x, x, x, x
#define A(x) TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x)
#define B(x) A(x), A(x), A(x), A(x), A(x), A(x), A(x), A(x), A(x), A(x)
#define C(x) B(x), B(x), B(x), B(x), B(x), B(x), B(x), B(x), B(x), B(x)

static int where[] = { C(1), C(2), C(3), C(4), C(5), C(6), C(7), C(8), C(9), C(10), C(11) };

int main(void)
{
	static int count[12];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 110000; i++)
		count[where[i]]++; //@ race(count) possible
	printf("%d\n", count[1]);
	return 0;
}
