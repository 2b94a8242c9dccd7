// Claim: lengths that inputs decide: with n other than m, and with blocks longer than their distance, the items overlap in part.
// Source: OpenMP 5.2 §15.9.5; semantics.md §1
void two(int *a, int n, int m)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
	{
#pragma omp task depend(out : a[0:n])
		a[0] = 1;
#pragma omp task depend(in : a[0:m]) //@ message(depend-overlap)
		a[1] = a[0];
	}
}

void blocks(double *a, int n)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
	for (int i = 0; i < n; i++) {
#pragma omp task depend(inout : a[i * 16:17]) //@ message(depend-overlap)
		a[i * 16] += 1;
	}
}
