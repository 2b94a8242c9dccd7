// Claim: the lanes of for simd are iterations of one chunk.
// Source: semantics.md §7; OpenMP 5.2 §11.5.4, §17.2
int a[65];

int main(void)
{
	a[0] = 1;
#pragma omp parallel num_threads(1) //@ RACE
	{
#pragma omp for simd schedule(static, 2)
		for (int i = 0; i < 64; i++)
			a[i + 1] = a[i]; //@ race(a)
	}
	return a[5];
}
