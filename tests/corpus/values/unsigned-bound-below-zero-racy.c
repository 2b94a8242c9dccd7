// Claim: with n = 0 the unsigned bound n - 1 is the largest number: the loop runs, and its iterations meet on x. Source: C17 6.2.5p9; semantics.md §2
int x;

void f(unsigned n)
{
	if (n > 0)
		return;
#pragma omp parallel for //@ RACE
	for (unsigned i = 0; i < n - 1; i++)
		x = 1; //@ race(x)
}
