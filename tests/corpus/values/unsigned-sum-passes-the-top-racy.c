// Claim: a 32-bit unsigned sum that passes 2^32 is small again, where its bounds are known.
// Source: semantics.md §2 (values; unsigned wrap)
unsigned a[1000];

int main(void)
{
	unsigned base = 4294967290u;
#pragma omp parallel for //@ RACE
	for (unsigned i = 6; i < 14; i++) {
		a[base + i] = 1; //@ race(a)
		a[i] = 2; //@ race(a)
	}
	return a[7];
}
