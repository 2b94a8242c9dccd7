// Claim: a callee that is declared for lanes and works on its arguments alone is free.
// Source: semantics.md §7, §9; OpenMP 5.2 §7.7
int a[64], b[64];

#pragma omp declare simd
static int halve(int x)
{
	int y = x / 2;
	return y + x % 2;
}

int main(void)
{
	for (int i = 0; i < 64; i++)
		b[i] = i;
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = halve(b[i]);
	return a[9];
}
