// Claim: lanes are iterations of one task, which has less than twice the grain size; across tasks an element is touched by no two.
// Source: semantics.md §7; OpenMP 5.2 §12.6.1
int x, a[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp taskloop simd grainsize(strict : 4)
		for (int i = 0; i < 64; i++) {
			a[i % 4 + i / 4 * 4] = i;
		}
	}
	return 0;
}
