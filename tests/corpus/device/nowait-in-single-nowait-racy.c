// Claim: without the barrier of single the team meets the copies of the target task.
// Source: semantics.md §4, §5; OpenMP 5.2 §15.3.1
int a[64];

int main(void)
{
	int s = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp single nowait
		{
#pragma omp target nowait map(tofrom : a) //@ race(a)
			for (int i = 0; i < 64; i++)
				a[i] += i;
		}
#pragma omp for reduction(+ : s)
		for (int i = 0; i < 64; i++)
			s += a[i]; //@ race(a)
	}
	return s & 63;
}
