// Claim: a second single with copyprivate overwrites private copies only.
// Source: semantics.md §8; OpenMP 5.2 §5.7.2
int a[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		int x, y;
#pragma omp single copyprivate(x)
		x = 5;
#pragma omp single copyprivate(y)
		y = x + 1;
#pragma omp for
		for (int i = 0; i < 64; i++)
			a[i] = x + y;
	}
	return a[5];
}
