// Claim: firstprivate gives each thread of sections a copy; the original is left alone.
// Source: semantics.md §8; OpenMP 5.2 §5.4.4
int a[2];

int main(void)
{
	int x = 4;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp sections firstprivate(x)
		{
#pragma omp section
			{
				x = 1;
				a[0] = x;
			}
#pragma omp section
			{
				x = 2;
				a[1] = x;
			}
		}
	}
	return a[0] + a[1] + x;
}
