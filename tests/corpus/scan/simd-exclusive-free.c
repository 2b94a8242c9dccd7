// Claim: an exclusive scan over lanes, of a maximum.
// Source: semantics.md §7, §8; OpenMP 5.2 §5.6
int a[64], b[64];

int main(void)
{
	int m = 0;
	a[3] = 2;
#pragma omp simd reduction(inscan, max : m) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		b[i] = m;
#pragma omp scan exclusive(m)
		if (a[i] > m)
			m = a[i];
	}
	return b[60] + m;
}
