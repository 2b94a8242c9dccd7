// Claim: the twin whose lanes have a forward dependence.
// Source: semantics.md §6, §7
int a[16], b[65];

int main(void)
{
	b[64] = 1;
#pragma omp parallel for ordered //@ RACE_FREE
	for (int i = 0; i < 16; i++) {
		a[i] = i;
#pragma omp ordered
		{
#pragma omp simd
			for (int k = 0; k < 64; k++)
				b[k] = b[k + 1] + i;
		}
	}
	return a[5] + b[63];
}
