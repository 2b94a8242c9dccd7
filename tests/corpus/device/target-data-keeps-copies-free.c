// Claim: what target data has put on the device is not copied by the target regions inside.
// Source: semantics.md §8 (map); OpenMP 5.2 §5.8.3, §13.5
int a[64];

int main(void)
{
	int s = 0;
#pragma omp target data map(to : a)
	{
#pragma omp parallel //@ RACE_FREE
		{
#pragma omp single
			{
#pragma omp target nowait map(tofrom : a)
				for (int i = 0; i < 64; i++)
					a[i] = i;
				s = a[3];
			}
		}
	}
	return s;
}
