// Claim: a function that target regions call has a version for devices, with a target construct around it, and one for the host: the
// selector chooses by version. Called by the host alone its version for devices does not count.
// Source: OpenMP 5.2 §7.1, §7.4; semantics.md §3
// gcc 12 does not know metadirective.
#include <stdio.h>
double powers[64];
#pragma omp declare target(powers)
static void fill(double base)
{
#pragma omp metadirective when(construct = {target} : parallel) otherwise(parallel for) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		powers[i] = base * i; //@ race(powers)
}
int main(void)
{
	fill(2.0);
#pragma omp target map(tofrom : powers) //@ RACE
	fill(3.0);
	printf("%g\n", powers[5]);
	return 0;
}
