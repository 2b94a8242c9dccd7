// Claim: only the mapped section is copied.
// Source: semantics.md §5, §8 (map); OpenMP 5.2 §5.8.3
int a[64];

int main(void)
{
#pragma omp target nowait map(tofrom : a[0 : 32]) //@ RACE_FREE
	for (int i = 0; i < 32; i++)
		a[i] = i;
	for (int i = 32; i < 64; i++)
		a[i] = -1;
#pragma omp taskwait
	return a[7];
}
