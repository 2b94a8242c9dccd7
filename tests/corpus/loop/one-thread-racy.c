// Claim: iterations of loop are unordered even on one thread.
// Source: semantics.md §3, §10; OpenMP 5.2 §11.7
int a[65];

int main(void)
{
	a[0] = 2;
#pragma omp parallel num_threads(1) //@ RACE
	{
#pragma omp loop bind(parallel)
		for (int i = 1; i < 64; i++)
			a[i] = a[i - 1]; //@ race(a)
	}
	return a[5];
}
