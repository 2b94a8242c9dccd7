// Claim: the floating number that bounds a loop may be a fraction or below zero; Clang takes such loops. Source: C11 §6.3.1.4, §6.5.8; semantics.md §1.
int hits;

void downwards(double d)
{
#pragma omp parallel for //@ RACE
	for (int i = 10; i > 5.0; i--)
		hits = i; //@ race(hits) possible
}

void belowZero(void)
{
	double end = -0.5;
#pragma omp parallel for //@ RACE
	for (int i = -3; i < end; i++)
		hits = i; //@ race(hits) possible
}
