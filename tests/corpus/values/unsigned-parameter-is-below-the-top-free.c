// Claim: a 32-bit unsigned parameter is below 2^32, so that i - 1 is large for i = 0 alone.
// Source: semantics.md §2 (values; unsigned wrap)
void shift(unsigned n, unsigned *b)
{
#pragma omp parallel for //@ RACE_FREE
	for (unsigned i = 0; i < n; i++)
		b[i - 1] = 1;
}
