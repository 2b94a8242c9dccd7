// Claim: the reduction of a function is met once for each call: two calls without a barrier between may combine at the same time.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int s, a[100];

static void add(void)
{
#pragma omp for reduction(+ : s) nowait //@ race(s)
	for (int i = 0; i < 100; i++)
		s += a[i];
}

int main(void)
{
#pragma omp parallel //@ RACE
	{
		add();
		add();
	}
}
