// Claim: a misspelt directive in an attribute has its message, and nothing is proved.
// Source: OpenMP 5.2 §3.1
// Compilers refuse the program.
int a[10];

int main()
{
	[[omp::directive(parallel)]] //@ UNKNOWN(unmodelled-directive)
	{
		[[omp::directive(barier)]]; //@ message(unknown-directive)
		[[omp::directive(for)]]
		for (int i = 0; i < 10; i++)
			a[i] = i;
	}
	return a[3] - 3;
}
