// Claim: the loop variable of taskloop has the values of the iterations also where a clause lists it.
// Source: OpenMP 5.2 §5.1.1, §12.6
int a[64];

int main(void)
{
	int i, j;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp taskloop private(i)
		for (i = 0; i < 32; i++)
			a[i] = 1;
#pragma omp taskloop lastprivate(j)
		for (j = 32; j < 64; j++)
			a[j] = 1;
	}
	return a[3] + j;
}
