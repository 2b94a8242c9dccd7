// Claim: if(0) on simd leaves one iteration at a time.
// Source: OpenMP 5.2 §10.4 (if); semantics.md §7
int a[65];

int main(void)
{
	a[0] = 1;
#pragma omp simd if (0) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i + 1] = a[i];
	return a[9];
}
