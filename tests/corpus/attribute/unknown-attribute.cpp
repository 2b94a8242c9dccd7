// Claim: an attribute that OpenMP does not have is a message.
// Source: OpenMP 5.2 §3.1
// Compilers warn.
int a[10];

int main()
{
	[[omp::directive(parallel)]] //@ UNKNOWN(parse-problem)
	{
		[[omp::pragma(barrier)]]; //@ message(syntax)
		[[omp::directive(for)]]
		for (int i = 0; i < 10; i++)
			a[i] = i;
	}
	return a[3] - 3;
}
