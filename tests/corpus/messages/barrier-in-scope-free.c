// Claim: all threads execute a scope region, so a barrier and a worksharing loop may stand in it.
// Source: OpenMP 5.2 §11.2, §17.1
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp scope
		{
#pragma omp for nowait
			for (int i = 0; i < 64; i++)
				a[i] = i;
#pragma omp barrier
#pragma omp for
			for (int i = 0; i < 64; i++)
				b[i] = a[63 - i];
		}
	}
	return b[63];
}
