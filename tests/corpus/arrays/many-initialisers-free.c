// Claim: An array with 110,000 initialisers is an array: each iteration has an element of its own. Source: semantics.md §1; C11 §6.7.9.
#include <stdio.h>

#define TEN(x) x, x, x, x, x, x, x, x, x, x
#define A(x) TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x)
#define B(x) A(x), A(x), A(x), A(x), A(x), A(x), A(x), A(x), A(x), A(x)
#define C(x) B(x), B(x), B(x), B(x), B(x), B(x), B(x), B(x), B(x), B(x)

static int a[] = { C(1), C(2), C(3), C(4), C(5), C(6), C(7), C(8), C(9), C(10), C(11) };

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 110000; i++)
		a[i] = a[i] + i;
	printf("%d\n", a[100]);
	return 0;
}
