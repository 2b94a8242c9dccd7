// Claim: distribute parallel for simd has races of teams, of threads and of lanes.
// Source: semantics.md §3, §7
int a[65];

int main(void)
{
	a[0] = 2;
#pragma omp teams distribute parallel for simd //@ RACE
	for (int i = 0; i < 64; i++)
		a[i + 1] = a[i]; //@ race(a)
	return a[5];
}
