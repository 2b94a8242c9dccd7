// Claim: the loop variable, variables declared inside and threadprivate ones need no clause under default(none).
// Source: OpenMP 5.2 §5.1.1, §5.4.1
static int scratch;
#pragma omp threadprivate(scratch)

void fill(int n, int *restrict a)
{
#pragma omp parallel for default(none) shared(a, n) //@ RACE_FREE
	for (int i = 0; i < n; i++) {
		int t = 2 * i;
		scratch = t + 1;
		a[i] = scratch;
	}
}
