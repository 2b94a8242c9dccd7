// Claim: A region inside of sixteen serial loops is judged like one inside of three. Source: semantics.md §2, §3; OpenMP 5.2 §10.1.
#include <stdio.h>

int main(void)
{
	static int a[65];
	for (int k0 = 0; k0 < 2; k0++)
	for (int k1 = 0; k1 < 2; k1++)
	for (int k2 = 0; k2 < 2; k2++)
	for (int k3 = 0; k3 < 2; k3++)
	for (int k4 = 0; k4 < 1; k4++)
	for (int k5 = 0; k5 < 1; k5++)
	for (int k6 = 0; k6 < 1; k6++)
	for (int k7 = 0; k7 < 1; k7++)
	for (int k8 = 0; k8 < 1; k8++)
	for (int k9 = 0; k9 < 1; k9++)
	for (int k10 = 0; k10 < 1; k10++)
	for (int k11 = 0; k11 < 1; k11++)
	for (int k12 = 0; k12 < 1; k12++)
	for (int k13 = 0; k13 < 1; k13++)
	for (int k14 = 0; k14 < 1; k14++)
	for (int k15 = 0; k15 < 1; k15++) {
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 64; i++)
			a[i] = a[i] + 1;
	}
	printf("%d\n", a[0]);
	return 0;
}
