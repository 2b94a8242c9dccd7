// Claim: both versions of a function that target regions call divide the loop, on the device and on the host.
// Source: OpenMP 5.2 §7.1, §7.4; semantics.md §3
// gcc 12 does not know metadirective.
#include <stdio.h>
double powers[64];
#pragma omp declare target(powers)
static void fill(double base)
{
#pragma omp metadirective when(construct = {target} : parallel for simd) otherwise(parallel for) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		powers[i] = base * i;
}
int main(void)
{
	fill(2.0);
#pragma omp target map(tofrom : powers) //@ RACE_FREE
	fill(3.0);
	printf("%g\n", powers[5]);
	return 0;
}
