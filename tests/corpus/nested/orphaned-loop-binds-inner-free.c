// Claim: an orphaned worksharing loop binds to the innermost region: one outer thread, one inner team.
// Source: semantics.md §2, §3; OpenMP 5.2 §11.5
int a[64];

static void fill(void)
{
#pragma omp for
	for (int i = 0; i < 64; i++)
		a[i] = i;
}

int main(void)
{
#pragma omp parallel num_threads(1) //@ RACE_FREE
	{
#pragma omp parallel
		fill();
	}
	return a[5];
}
