// Claim: where a target region is executed on the host, the functions that it calls are the host's version: here each team fills the
// whole array, which the version for devices would divide among them. Source: OpenMP 5.2 §7.1, §7.4, §13.8
// gcc 12 does not know metadirective.
#include <stdio.h>
double powers[64];
#pragma omp declare target(powers)
static void fill(double base)
{
#pragma omp metadirective when(construct = {target} : distribute parallel for) otherwise(parallel for) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		powers[i] = base * i; //@ race(powers)
}
int main(void)
{
	fill(2.0);
#pragma omp target teams map(tofrom : powers) //@ RACE
	fill(3.0);
	printf("%g\n", powers[5]);
	return 0;
}
