// Claim: the twin with a bound that is not below zero: n = 1 leaves no iteration. Source: C17 6.2.5p9; semantics.md §2
int x;

void f(unsigned n)
{
	if (n != 1)
		return;
#pragma omp parallel for //@ RACE_FREE
	for (unsigned i = 0; i < n - 1; i++)
		x = 1;
}
