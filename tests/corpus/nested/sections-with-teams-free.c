// Claim: two sections fork teams that fill arrays of their own.
// Source: semantics.md §3
int a[64], b[64];

int main(void)
{
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		{
#pragma omp parallel for
			for (int i = 0; i < 64; i++)
				a[i] = i;
		}
#pragma omp section
		{
#pragma omp parallel for
			for (int i = 0; i < 64; i++)
				b[i] = i;
		}
	}
	return a[5] + b[6];
}
