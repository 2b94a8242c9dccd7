// Claim: Initialisers that read shared variables are accesses, however many there are. Source: semantics.md §1; C11 §6.7.9.
#include <stdio.h>

#define TEN(x) x, x, x, x, x, x, x, x, x, x
#define A(x) TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x), TEN(x)
#define B(x) A(x), A(x), A(x), A(x), A(x), A(x), A(x), A(x), A(x), A(x)
#define C(x) B(x), B(x), B(x), B(x), B(x), B(x), B(x), B(x), B(x), B(x)

int x;

int main(void)
{
	static double last[4];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 4; i++) {
		double own[] = { B(1.0), B(2.0), B(3.0), B(4.0), B(5.0), x }; //@ race(x)
		last[i] = own[i];
		x = i; //@ race(x)
	}
	printf("%g\n", last[0]);
	return 0;
}
