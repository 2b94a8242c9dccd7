// Claim: an unsigned number that is read as a signed one may be below zero. Source: C17 6.5p7, 6.3.1.3; semantics.md §2
int x;

void f(const unsigned *restrict a)
{
#pragma omp parallel //@ RACE
	if (*(const int *) a < 0)
		x = 1; //@ race(x)
}
