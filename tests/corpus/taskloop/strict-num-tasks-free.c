// Claim: with strict the iterations are shared out evenly.
// Source: OpenMP 5.2 §12.6.2
int x, a[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp taskloop num_tasks(strict : 4)
		for (int i = 0; i < 16; i++) {
			a[i / 4] += i;
		}
	}
	return 0;
}
