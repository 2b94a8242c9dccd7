// Claim: lanes of the threads of the teams call a function that works on its argument alone.
// Source: semantics.md §3, §7
int a[64], b[64];

#pragma omp declare simd notinbranch
static int cube(int x)
{
	return x * x * x;
}

int main(void)
{
	b[5] = 2;
#pragma omp teams distribute parallel for simd //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = cube(b[i]);
	return a[5];
}
