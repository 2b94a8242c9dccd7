// Claim: attributes of others in the same list stay what they are.
// Source: OpenMP 5.2 §3.1
// Output: depends on the team size
int x;

int main()
{
	if (x == 0)
		[[likely, omp::directive(parallel)]] //@ RACE_FREE
		{
			[[omp::directive(critical(name))]] x++;
			[[omp::directive(barrier)]];
		}
	return 0;
}
