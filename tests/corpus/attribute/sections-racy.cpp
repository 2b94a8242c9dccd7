// Claim: sections may be attributes, too.
// Source: OpenMP 5.2 §3.1
int x;

int main()
{
	[[omp::directive(parallel sections)]] //@ RACE
	{
		[[omp::directive(section)]] x = 1; //@ race(x)
		[[omp::directive(section)]] x = 1; //@ race(x)
	}
	return x - 1;
}
