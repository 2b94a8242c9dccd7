// Claim: a local of the outer thread that an inner team of one updates is free.
// Source: semantics.md §3, §8
int main(void)
{
	int r = 0;
#pragma omp parallel //@ RACE_FREE
	{
		int s = 0;
#pragma omp parallel num_threads(1)
		s++;
#pragma omp atomic write
		r = s;
	}
	return r;
}
