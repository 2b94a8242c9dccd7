// Claim: tasks on rows of their own, each with a simd loop over its row.
// Source: semantics.md §5, §7
int a[16][64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		for (int r = 0; r < 16; r++) {
#pragma omp task
			{
#pragma omp simd
				for (int i = 0; i < 63; i++)
					a[r][i] = a[r][i + 1] + r;
			}
		}
	}
	return a[3][4];
}
