// Claim: strtol, strtod and their like store where the number ended through their second argument; threads that share it race.
// Source: C11 §7.22.1.3 and §7.22.1.4; semantics.md §8
#include <stdlib.h>

int main(int argc, char *argv[])
{
	char text[8][16] = {"1", "2x", "3"};
	double x[8];
	unsigned long y[8];
	int bad[8] = {0};
	char *end;
#pragma omp parallel for schedule(static, 1) //@ RACE
	for (int i = 0; i < 8; i++) {
		x[i] = strtod(text[i], &end); //@ race(end)
		if (*end) //@ race(end)
			bad[i] = 1;
	}
#pragma omp parallel for schedule(static, 1) //@ RACE
	for (int i = 0; i < 8; i++)
		y[i] = strtoul(text[i], &end, 10); //@ race(end)
	return (int)x[0] + (int)y[1] + bad[2];
}
