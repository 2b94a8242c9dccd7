// Claim: the host waits for a target region without nowait.
// Source: semantics.md §5, §10 (FJ); OpenMP 5.2 §13.8
int a[64];

int main(void)
{
#pragma omp target map(tofrom : a) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = i;
	a[0] = 5;
	return a[0] + a[7];
}
