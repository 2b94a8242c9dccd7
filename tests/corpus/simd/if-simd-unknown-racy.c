// Claim: lanes that an input switches on race if it does.
// Source: semantics.md §7; OpenMP 5.2 §10.4 (if)
void shift(int n, int lanes, int *a)
{
#pragma omp simd if(simd: lanes) //@ RACE
	for (int i = 0; i < n; i++)
		a[i + 1] = a[i] + 1; //@ race(a)
}
