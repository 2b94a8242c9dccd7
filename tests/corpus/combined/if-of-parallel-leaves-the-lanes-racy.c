// Claim: if(parallel: 0) takes the threads, not the lanes.
// Source: OpenMP 5.2 §3.4, §17.2; semantics.md §7
int a[65];

int main(void)
{
	a[0] = 1;
#pragma omp parallel for simd if (parallel : 0) //@ RACE
	for (int i = 0; i < 64; i++)
		a[i + 1] = a[i]; //@ race(a)
	return a[9];
}
