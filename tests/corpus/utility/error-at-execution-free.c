// Claim: an error directive at execution with severity warning prints and goes on.
// Source: OpenMP 5.2 §8.5
int a[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for
		for (int i = 0; i < 64; i++)
			a[i] = i;
#pragma omp masked
		{
#pragma omp error at(execution) severity(warning) message("half way")
			a[0] = a[63];
		}
	}
	return a[0];
}
