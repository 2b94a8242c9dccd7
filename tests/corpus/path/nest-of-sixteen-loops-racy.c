// Claim: Sixteen loops around a statement are followed like three: all threads count in one variable. Source: semantics.md §2, §3; OpenMP 5.2 §10.1.
// Output: depends on the team size
#include <stdio.h>

int main(void)
{
	long count = 0;
#pragma omp parallel num_threads(4) //@ RACE
	{
		for (int i0 = 0; i0 < 2; i0++)
		for (int i1 = 0; i1 < i0 + 1; i1++)
		for (int i2 = 0; i2 < i1 + 1; i2++)
		for (int i3 = 0; i3 < i2 + 1; i3++)
		for (int i4 = 0; i4 < i3 + 1; i4++)
		for (int i5 = 0; i5 < i4 + 1; i5++)
		for (int i6 = 0; i6 < i5 + 1; i6++)
		for (int i7 = 0; i7 < i6 + 1; i7++)
		for (int i8 = 0; i8 < i7 + 1; i8++)
		for (int i9 = 0; i9 < i8 + 1; i9++)
		for (int i10 = 0; i10 < i9 + 1; i10++)
		for (int i11 = 0; i11 < i10 + 1; i11++)
		for (int i12 = 0; i12 < i11 + 1; i12++)
		for (int i13 = 0; i13 < i12 + 1; i13++)
		for (int i14 = 0; i14 < i13 + 1; i14++)
		for (int i15 = 0; i15 < i14 + 1; i15++) {
			count++; //@ race(count)
		}
	}
	printf("%ld\n", count);
	return 0;
}
