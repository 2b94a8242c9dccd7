// Claim: the barrier of scope covers the nowait loop in it.
// Source: semantics.md §4; OpenMP 5.2 §11.2, §17.1
int a[64], b[64];

int main(void)
{
	int s = 0;
#pragma omp parallel //@ RACE_FREE
	{
		int part = 0;
#pragma omp for nowait
		for (int i = 0; i < 64; i++)
			a[i] = i;
#pragma omp scope
		{
			part++;
		}
#pragma omp for reduction(+ : s)
		for (int i = 0; i < 64; i++)
			s += a[63 - i] + part;
	}
	return s & 127;
}
