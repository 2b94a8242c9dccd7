// Claim: the loop variable of taskloop is predetermined: default(none) does not ask for it.
// Source: OpenMP 5.2 §5.1.1, §5.4.1
int a[64];

int main(void)
{
	int i;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp taskloop default(none) shared(a)
			for (i = 0; i < 64; i++)
				a[i] = i;
		}
	}
	return a[0];
}
