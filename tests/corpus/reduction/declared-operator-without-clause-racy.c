// Claim: declaring a reduction protects nothing until a clause uses it.
// Source: semantics.md §8; OpenMP 5.2 §5.5.11
#pragma omp declare reduction(widest : int : omp_out = omp_in > omp_out ? omp_in : omp_out) initializer(omp_priv = 0)

void search(int n, const int *restrict a, int *restrict w)
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		if (a[i] > 12)
			*w = i; //@ race(w)
}
