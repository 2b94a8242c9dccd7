// Claim: a sum over the lanes needs a reduction.
// Source: semantics.md §7
int a[64];

int main(void)
{
	int s = 0;
	for (int i = 0; i < 64; i++)
		a[i] = 1;
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++)
		s += a[i]; //@ race(s)
	return s;
}
