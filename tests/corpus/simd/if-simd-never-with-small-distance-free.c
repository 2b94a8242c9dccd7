// Claim: where the distance is 1 the if clause leaves one lane.
// Source: semantics.md §7; OpenMP 5.2 §10.4 (if)
void shift(int n, int d, int *a)
{
	if (d < 1)
		return;
#pragma omp simd if(d >= n) //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i + d] = a[i] + 1;
}
