// Claim: an unsigned variable that starts above its end wraps on its way: the loop has trips. Source: C17 6.2.5p9; semantics.md §2
int x;

void f(unsigned from)
{
#pragma omp parallel //@ RACE
	for (unsigned i = 5; i != 3; i++)
		x = 1; //@ race(x)
}
