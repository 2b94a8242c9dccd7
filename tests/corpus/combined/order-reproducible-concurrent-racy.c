// Claim: a reproducible order(concurrent) still leaves the iterations unordered.
// Source: OpenMP 5.2 §10.3; semantics.md §3
int a[65];

int main(void)
{
	a[0] = 1;
#pragma omp parallel num_threads(1) //@ RACE
	{
#pragma omp for order(reproducible : concurrent) schedule(static)
		for (int i = 0; i < 64; i++)
			a[i + 1] = a[i]; //@ race(a)
	}
	return a[5];
}
