// Claim: what a declarative directive names in an attribute of a declaration, or of an empty one, is private to each thread.
// Source: OpenMP 5.2 §3.1, §5.2
int counter;
[[omp::directive(threadprivate(counter))]];

int main()
{
	[[omp::directive(parallel)]] //@ RACE_FREE
	counter++;
	return counter - 1;
}
