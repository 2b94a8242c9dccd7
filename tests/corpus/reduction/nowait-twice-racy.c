// Claim: two reductions of the same variable without a barrier between may combine at the same time.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int s, a[100], b[100];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp for reduction(+ : s) nowait //@ race(s)
		for (int i = 0; i < 100; i++)
			s += a[i];
#pragma omp for reduction(+ : s) //@ race(s)
		for (int i = 0; i < 100; i++)
			s += b[i];
	}
}
