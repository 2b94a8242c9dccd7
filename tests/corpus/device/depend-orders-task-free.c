// Claim: depend orders a target task and an explicit task of the same parent.
// Source: semantics.md §5; OpenMP 5.2 §15.9.5
int a[64];

int main(void)
{
	int s = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp target nowait map(tofrom : a) depend(out : a)
			for (int i = 0; i < 64; i++)
				a[i] += i;
#pragma omp task depend(in : a) shared(s)
			for (int i = 0; i < 64; i++)
				s += a[i];
		}
	}
	return s & 63;
}
