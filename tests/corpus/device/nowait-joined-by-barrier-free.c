// Claim: a barrier of the team completes its target tasks.
// Source: semantics.md §5; OpenMP 5.2 §15.3.1
int a[64];

int main(void)
{
	int s = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp target nowait map(tofrom : a)
			for (int i = 0; i < 64; i++)
				a[i] += i;
		}
#pragma omp for reduction(+ : s)
		for (int i = 0; i < 64; i++)
			s += a[i];
	}
	return s & 63;
}
