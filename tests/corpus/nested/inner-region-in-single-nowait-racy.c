// Claim: with nowait the other outer threads read while the inner team writes.
// Source: semantics.md §4, §10
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp single nowait
		{
#pragma omp parallel for
			for (int i = 0; i < 64; i++)
				a[i] = i; //@ race(a)
		}
#pragma omp for
		for (int i = 0; i < 64; i++)
			b[i] = a[63 - i]; //@ race(a)
	}
	return b[5];
}
