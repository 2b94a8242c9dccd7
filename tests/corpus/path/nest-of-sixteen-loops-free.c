// Claim: Sixteen loops around a statement are followed like three: each thread counts in an element of its own. Source: semantics.md §2, §3; OpenMP 5.2 §10.1.
#include <omp.h>
#include <stdio.h>

int main(void)
{
	static long count[4];
#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
		int t = omp_get_thread_num();
		for (int i0 = 0; i0 < 2; i0++)
		for (int i1 = 0; i1 < 2; i1++)
		for (int i2 = 0; i2 < 2; i2++)
		for (int i3 = 0; i3 < 2; i3++)
		for (int i4 = 0; i4 < 2; i4++)
		for (int i5 = 0; i5 < 2; i5++)
		for (int i6 = 0; i6 < 2; i6++)
		for (int i7 = 0; i7 < 2; i7++)
		for (int i8 = 0; i8 < 2; i8++)
		for (int i9 = 0; i9 < 2; i9++)
		for (int i10 = 0; i10 < 2; i10++)
		for (int i11 = 0; i11 < 2; i11++)
		for (int i12 = 0; i12 < 2; i12++)
		for (int i13 = 0; i13 < 2; i13++)
		for (int i14 = 0; i14 < 2; i14++)
		for (int i15 = 0; i15 < 2; i15++) {
			count[t]++;
		}
	}
	printf("%ld\n", count[0]);
	return 0;
}
