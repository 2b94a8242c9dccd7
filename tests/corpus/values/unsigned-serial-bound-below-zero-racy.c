// Claim: a sequential loop whose unsigned bound n - 1 is below zero for n = 0 has trips. Source: C17 6.2.5p9; semantics.md §2
int x;

void f(unsigned long n)
{
	if (n > 0)
		return;
#pragma omp parallel //@ RACE
	for (unsigned long i = 0; i < n - 1; i++)
		x = 1; //@ race(x)
}
