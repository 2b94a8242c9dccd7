// Claim: target parallel for divides the iterations between the threads of the device.
// Source: semantics.md §3; OpenMP 5.2 §17.2
void scale(int n, double *a)
{
#pragma omp target parallel for map(tofrom : a[0 : n]) //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i] *= 2.0;
}
