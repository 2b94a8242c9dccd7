// Claim: with nowait the next loop reads what other threads still write.
// Source: semantics.md §4
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp for simd nowait
		for (int i = 0; i < 64; i++)
			a[i] = i; //@ race(a)
#pragma omp for simd
		for (int i = 0; i < 64; i++)
			b[i] = a[63 - i]; //@ race(a)
	}
	return b[9];
}
