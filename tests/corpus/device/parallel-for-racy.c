// Claim: iterations of a loop on a device meet like those on the host.
// Source: semantics.md §3; OpenMP 5.2 §17.2
void smooth(int n, double *a)
{
#pragma omp target parallel for map(tofrom : a[0 : n]) //@ RACE
	for (int i = 1; i < n; i++)
		a[i] = a[i - 1] * 0.5; //@ race(a)
}
