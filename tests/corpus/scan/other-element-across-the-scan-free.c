// Claim: the two parts of an iteration may use different elements.
// Source: OpenMP 5.2 §5.6
int a[64], b[128];

int main(void)
{
	int s = 0;
#pragma omp simd reduction(inscan, + : s) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		b[2 * i] = a[i] * 2;
		s += a[i];
#pragma omp scan inclusive(s)
		b[2 * i + 1] = s;
	}
	return b[5] + s;
}
