// Claim: sscanf only reads its text and its format: threads may share them.
// Source: C11 §7.21.6.7; semantics.md §8
#include <stdio.h>

int main(void)
{
	char text[16] = "12345", format[8] = "%d";
	int x[8];
#pragma omp parallel for schedule(static, 1) //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		sscanf(text, format, &x[i]);
	return x[0];
}
