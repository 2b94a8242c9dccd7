// Claim: the barrier of a worksharing loop completes the tasks that its iterations created.
// Source: semantics.md §4, §5
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for
		for (int i = 0; i < 64; i++) {
#pragma omp task
			a[i] = i;
		}
#pragma omp for
		for (int i = 0; i < 64; i++)
			b[i] = a[63 - i];
	}
	return b[5];
}
