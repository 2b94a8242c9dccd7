// Claim: no task has fewer iterations than the grain size: the last ones are in one task.
// Source: OpenMP 5.2 §12.6.1
int x, a[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp taskloop grainsize(4)
		for (int i = 0; i < 16; i++) {
			if (i >= 12)
				x += i;
		}
	}
	return 0;
}
