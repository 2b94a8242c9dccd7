// Claim: lanes of one task: iterations of a grain that touch one element.
// Source: semantics.md §7; OpenMP 5.2 §12.6.1
int x, a[64];

int main(void)
{
#pragma omp parallel //@ RACE
#pragma omp single
	{
#pragma omp taskloop simd grainsize(strict : 4)
		for (int i = 0; i < 64; i++) {
			a[i / 4] += i; //@ race(a)
		}
	}
	return 0;
}
