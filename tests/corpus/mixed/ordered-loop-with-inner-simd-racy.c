// Claim: an ordered region orders the iterations' blocks, not the lanes in them.
// Source: semantics.md §6, §7
int a[16], b[65];

int main(void)
{
	b[0] = 1;
#pragma omp parallel for ordered //@ RACE
	for (int i = 0; i < 16; i++) {
		a[i] = i;
#pragma omp ordered
		{
#pragma omp simd
			for (int k = 0; k < 64; k++)
				b[k + 1] = b[k] + i; //@ race(b)
		}
	}
	return a[5];
}
