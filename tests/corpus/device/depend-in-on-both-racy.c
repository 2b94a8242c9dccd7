// Claim: two in dependences order nothing: the task reads while the target task copies back.
// Source: semantics.md §5; OpenMP 5.2 §15.9.5
int a[64];

int main(void)
{
	int s = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp single
		{
#pragma omp target nowait map(tofrom : a) depend(in : a) //@ race(a)
			for (int i = 0; i < 64; i++)
				a[i] += i;
#pragma omp task depend(in : a) shared(s)
			for (int i = 0; i < 64; i++)
				s += a[i]; //@ race(a)
		}
	}
	return s & 63;
}
