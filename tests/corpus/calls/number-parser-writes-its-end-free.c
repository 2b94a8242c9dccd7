// Claim: strtol and its like write nothing where the second argument is null, and an end of each thread's own is no race.
// Source: C11 §7.22.1.3 and §7.22.1.4; semantics.md §8
#include <stdlib.h>

int main(int argc, char *argv[])
{
	char text[8][16] = {"1", "2x", "3"};
	double x[8];
	long y[8];
#pragma omp parallel for schedule(static, 1) //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		char *end;
		x[i] = strtod(text[0], &end);
		if (end != text[0])
			x[i] = 0;
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		y[i] = strtoll(text[i], NULL, 10);
	return (int)x[0] + (int)y[1];
}
