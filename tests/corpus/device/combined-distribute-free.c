// Claim: each iteration is executed by one thread of one team of the device.
// Source: semantics.md §3; OpenMP 5.2 §17.2
void triple(int n, double *a)
{
#pragma omp target teams distribute parallel for map(tofrom : a[0 : n]) //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i] *= 3.0;
}
