// Claim: a 32-bit unsigned sum that passes 2^32 is small again, and meets nothing where the rest is larger.
// Source: semantics.md §2 (values; unsigned wrap)
unsigned a[1000];

int main(void)
{
	unsigned base = 4294967290u;
#pragma omp parallel for //@ RACE_FREE
	for (unsigned i = 6; i < 12; i++) {
		a[base + i] = 1;
		a[i] = 2;
	}
	return a[7];
}
