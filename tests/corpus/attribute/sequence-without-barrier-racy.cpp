// Claim: a sequence of directives means the same as one pragma behind the other: here no barrier divides the loops.
// Source: OpenMP 5.2 §3.1
int a[10], b[10];

int main()
{
	[[omp::directive(parallel)]] //@ RACE
	{
		[[using omp : sequence(directive(for nowait))]]
		for (int i = 0; i < 10; i++)
			a[i]++; //@ race(a)
		[[omp::directive(for)]]
		for (int i = 0; i < 10; i++)
			b[i] = a[9 - i]; //@ race(a)
	}
	return b[0] - 10;
}
