// Claim: the twin that reads it as the unsigned number it is. Source: C17 6.2.5p9; semantics.md §2
int x;

void f(const unsigned *restrict a)
{
#pragma omp parallel //@ RACE_FREE
	if (*a < 1 && *a > 0)
		x = 1;
}
