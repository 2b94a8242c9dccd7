// Claim: a synchronous target holds up its own thread; another section's copy back is not ordered with this one's read.
// Source: semantics.md §5, §8 (map); OpenMP 5.2 §13.8
int a[64];

int main(void)
{
	int r = 0;
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		{
#pragma omp target map(tofrom : a) //@ race(a)
			for (int i = 0; i < 64; i++)
				a[i] += i;
		}
#pragma omp section
		r = a[7]; //@ race(a)
	}
	return r & 1;
}
