// Claim: one section's simd loop and another section's statement are not ordered.
// Source: semantics.md §3, §7
int a[64];

int main(void)
{
	int r = 0;
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		{
#pragma omp simd
			for (int i = 0; i < 64; i++)
				a[i] = 1; //@ race(a)
		}
#pragma omp section
		r = a[9]; //@ race(a)
	}
	return r >= 0;
}
