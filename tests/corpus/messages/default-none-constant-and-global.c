// Claim: a global that default(none) leaves out is a message, like a local.
// Source: OpenMP 5.2 §5.4.1; semantics.md §8
// gcc refuses the program.
static int scale = 3;

void fill(int n, int *restrict a)
{
#pragma omp parallel for default(none) shared(a, n) //@ UNKNOWN(not-conforming)
	for (int i = 0; i < n; i++)
		a[i] = scale * i; //@ message(missing-default-none)
}
