// Claim: the simd modifier of schedule rounds chunks; it orders nothing.
// Source: OpenMP 5.2 §11.5.3; semantics.md §3
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp for simd schedule(simd : dynamic, 5) nowait
		for (int i = 0; i < 64; i++)
			a[i] = i; //@ race(a)
#pragma omp for simd schedule(simd : dynamic, 5)
		for (int i = 0; i < 64; i++)
			b[i] = a[i]; //@ race(a)
	}
	return b[5];
}
