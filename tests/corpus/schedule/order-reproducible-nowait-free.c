// Claim: with reproducible order two loops of the same schedule give an iteration to the same thread, also dynamically scheduled ones.
// Source: semantics.md §3; OpenMP 5.2 §4.4.5, §10.3
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for schedule(dynamic) order(reproducible : concurrent) nowait
		for (int i = 0; i < 64; i++)
			a[i] = i;
#pragma omp for schedule(dynamic) order(reproducible : concurrent)
		for (int i = 0; i < 64; i++)
			b[i] = a[i];
	}
	return b[5];
}
