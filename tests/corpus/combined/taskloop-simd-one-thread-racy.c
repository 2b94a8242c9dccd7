// Claim: with one thread the lanes of taskloop simd still meet.
// Source: semantics.md §5, §7; OpenMP 5.2 §17.2
int a[65];

int main(void)
{
	a[0] = 2;
#pragma omp parallel num_threads(1) //@ RACE
	{
#pragma omp taskloop simd
		for (int i = 0; i < 64; i++)
			a[i + 1] = a[i]; //@ race(a)
	}
	return a[5];
}
