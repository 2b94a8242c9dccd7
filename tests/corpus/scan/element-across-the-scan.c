// Claim: what the first part of an iteration writes is not read in the second part.
// Source: OpenMP 5.2 §5.6 (intra-iteration dependences)
int a[64], b[64], c[64];

int main(void)
{
	int s = 0;
#pragma omp simd reduction(inscan, + : s) //@ UNKNOWN(not-conforming)
	for (int i = 0; i < 64; i++) {
		c[i] = a[i] * 2;
		s += a[i];
#pragma omp scan inclusive(s)
		b[i] = s + c[i]; //@ message(scan)
	}
	return b[5] + s;
}
