// Claim: masked may stand in critical.
// Source: OpenMP 5.2 §17.1
int x;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp critical
		{
#pragma omp masked
			x++;
		}
	}
	return x - 1;
}
