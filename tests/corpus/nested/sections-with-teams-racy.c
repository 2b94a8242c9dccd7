// Claim: the second section's team reads what the first one's writes.
// Source: semantics.md §3
int a[64], b[64];

int main(void)
{
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		{
#pragma omp parallel for
			for (int i = 0; i < 64; i++)
				a[i] = i; //@ race(a)
		}
#pragma omp section
		{
#pragma omp parallel for
			for (int i = 0; i < 64; i++)
				b[i] = a[i]; //@ race(a)
		}
	}
	return a[5] + (b[6] >= 0);
}
