// Claim: a scan over lanes.
// Source: semantics.md §7, §8; OpenMP 5.2 §5.6
int a[64], b[64];

int main(void)
{
	int s = 0;
	a[3] = 2;
#pragma omp simd reduction(inscan, + : s) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		s += a[i];
#pragma omp scan inclusive(s)
		b[i] = s;
	}
	return b[60] + s;
}
