// Claim: Sixteen loops that each may be left early are followed like three: all threads count in one variable. Source: semantics.md §2, §3; OpenMP 5.2 §10.1.
#include <omp.h>
#include <stdio.h>

int main(void)
{
	static int limit[64];
	static long own[64];
	long sum = 0;
	for (int t = 0; t < 64; t++)
		limit[t] = 20 + t;
#pragma omp parallel for //@ RACE
	for (int t = 0; t < 64; t++) {
			for (int i0 = 0; i0 < 2; i0++) {
				if (limit[t] == 0)
					break;
			for (int i1 = 0; i1 < 2; i1++) {
				if (limit[t] == 1)
					break;
			for (int i2 = 0; i2 < 2; i2++) {
				if (limit[t] == 2)
					break;
			for (int i3 = 0; i3 < 2; i3++) {
				if (limit[t] == 3)
					break;
			for (int i4 = 0; i4 < 2; i4++) {
				if (limit[t] == 4)
					break;
			for (int i5 = 0; i5 < 2; i5++) {
				if (limit[t] == 5)
					break;
			for (int i6 = 0; i6 < 2; i6++) {
				if (limit[t] == 6)
					break;
			for (int i7 = 0; i7 < 2; i7++) {
				if (limit[t] == 7)
					break;
			for (int i8 = 0; i8 < 2; i8++) {
				if (limit[t] == 8)
					break;
			for (int i9 = 0; i9 < 2; i9++) {
				if (limit[t] == 9)
					break;
			for (int i10 = 0; i10 < 2; i10++) {
				if (limit[t] == 10)
					break;
			for (int i11 = 0; i11 < 2; i11++) {
				if (limit[t] == 11)
					break;
			for (int i12 = 0; i12 < 2; i12++) {
				if (limit[t] == 12)
					break;
			for (int i13 = 0; i13 < 2; i13++) {
				if (limit[t] == 13)
					break;
			for (int i14 = 0; i14 < 2; i14++) {
				if (limit[t] == 14)
					break;
			for (int i15 = 0; i15 < 2; i15++) {
				if (limit[t] == 15)
					break;
				sum++; //@ race(sum)
			}}}}}}}}}}}}}}}}
	}
	printf("%ld %ld\n", sum, own[63]);
	return 0;
}
