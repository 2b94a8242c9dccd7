// Claim: the copied elements start with the operator's identity.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int x;

void f(int n, int *restrict h)
{
#pragma omp parallel reduction(+ : h[:n]) //@ RACE_FREE
	{
		if (h[0] != 0)
			x = 1;
		h[0]++;
	}
}
