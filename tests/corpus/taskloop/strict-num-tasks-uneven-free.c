// Claim: with strict the first tasks have one iteration more where the number is no multiple: here 4, 3 and 3.
// Source: OpenMP 5.2 §12.6.2
int x, a[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp taskloop num_tasks(strict : 3)
		for (int i = 0; i < 10; i++) {
			a[i < 4 ? 0 : i < 7 ? 1 : 2] += i;
		}
	}
	return 0;
}
