// Claim: order(concurrent) preserves nothing, but safelen still limits which iterations are lanes of one step.
// Source: semantics.md §7; OpenMP 5.2 §10.4.1, §10.3
int a[72];

int main(void)
{
#pragma omp simd order(concurrent) safelen(4) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 4] + 1;
	return a[5];
}
