// Claim: a scalar without a map clause is firstprivate on target: the host may change it at once.
// Source: semantics.md §8 (map); OpenMP 5.2 §5.8.1
int a[64];

int main(void)
{
	int x = 3;
#pragma omp target nowait map(tofrom : a) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = x;
	x = 4;
#pragma omp taskwait
	return a[7] + x;
}
