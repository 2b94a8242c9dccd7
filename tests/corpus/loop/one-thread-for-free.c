// Claim: the twin with for: one thread executes its iterations in order.
// Source: semantics.md §3; OpenMP 5.2 §11.5
int a[65];

int main(void)
{
	a[0] = 2;
#pragma omp parallel num_threads(1) //@ RACE_FREE
	{
#pragma omp for schedule(static)
		for (int i = 1; i < 64; i++)
			a[i] = a[i - 1];
	}
	return a[5];
}
