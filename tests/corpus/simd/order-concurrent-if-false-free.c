// Claim: with order(concurrent) and if(0) iterations that share nothing are free.
// Source: semantics.md §3; OpenMP 5.2 §10.3, §10.4
int a[65];

int main(void)
{
#pragma omp simd order(concurrent) if (0) //@ RACE_FREE
	for (int i = 1; i < 64; i++)
		a[i] = i;
	return a[5];
}
