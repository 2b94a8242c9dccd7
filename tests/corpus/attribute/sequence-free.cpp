// Claim: a sequence of directives means the same as one pragma behind the other.
// Source: OpenMP 5.2 §3.1
int a[10], b[10];

int main()
{
	[[omp::sequence(directive(parallel), omp::directive(for))]] //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i] = i;
	[[omp::directive(parallel)]] //@ RACE_FREE
	{
		[[using omp : sequence(directive(for nowait))]]
		for (int i = 0; i < 10; i++)
			a[i]++;
		[[omp::directive(barrier)]];
		[[omp::directive(for)]]
		for (int i = 0; i < 10; i++)
			b[i] = a[9 - i];
	}
	return b[0] - 10;
}
