// Claim: a 32-bit unsigned product wraps before it is shifted: quotients that would be large are small.
// Source: semantics.md §2 (values; unsigned wrap)
unsigned a[1024];

int main(void)
{
#pragma omp parallel for schedule(static, 1) //@ RACE
	for (unsigned i = 0; i < 2; i++)
		a[((i * 65536u + 1) * (i * 65536u + 1)) >> 24] = i; //@ race(a)
	return a[0];
}
