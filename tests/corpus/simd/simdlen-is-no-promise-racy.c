// Claim: simdlen is a preferred number of lanes, not a limit.
// Source: semantics.md §7; OpenMP 5.2 §10.4.2
int a[72];

int main(void)
{
	for (int i = 0; i < 4; i++)
		a[i] = i;
#pragma omp simd simdlen(4) //@ RACE
	for (int i = 0; i < 68; i++)
		a[i + 4] = a[i]; //@ race(a)
	return a[70];
}
