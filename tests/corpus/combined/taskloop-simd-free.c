// Claim: taskloop simd divides the iterations between tasks and lanes.
// Source: semantics.md §5, §7; OpenMP 5.2 §17.2
int a[64], b[64];

int main(void)
{
	b[5] = 2;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp taskloop simd
			for (int i = 0; i < 64; i++)
				a[i] = b[i] + 1;
		}
	}
	return a[5];
}
