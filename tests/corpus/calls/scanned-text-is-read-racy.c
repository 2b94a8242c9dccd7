// Claim: sscanf reads its text and its format, and writes what the arguments behind them point to.
// Source: C11 §7.21.6.7; semantics.md §8
#include <stdio.h>

int main(void)
{
	char text[16] = "12345";
	int x[8];
#pragma omp parallel for schedule(static, 1) //@ RACE
	for (int i = 0; i < 8; i++) {
		text[i] = '7';               //@ race(text) possible
		sscanf(text, "%d", &x[i]); //@ race(text) possible
	}
	return x[0];
}
