// Claim: halves that are told by a pointer and a length are disjoint; the caller does the second one itself.
// Source: semantics.md §5, §9 (recursion); by induction over the depth of calls
static double v[1 << 16];

static void scale(double *x, int n)
{
	if (n <= 64) {
		for (int i = 0; i < n; i++)
			x[i] *= 2;
		return;
	}
#pragma omp task
	scale(x, n / 2);
	scale(x + n / 2, n - n / 2);
}

int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp masked
	scale(v, 1 << 16);
	return v[3] != 0;
}
