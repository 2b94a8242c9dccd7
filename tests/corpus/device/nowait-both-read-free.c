// Claim: a host that reads what is copied to the device and not back is no conflict.
// Source: semantics.md §5, §8 (map); OpenMP 5.2 §5.8.3
int a[64], b[64];

int main(void)
{
	int r = 0;
	a[3] = 1;
#pragma omp target nowait map(to : a) map(from : b) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		b[i] = a[i] + 1;
	for (int i = 0; i < 64; i++)
		r += a[i];
#pragma omp taskwait
	return r + b[3];
}
