// Claim: before an inclusive scan its variable does not have its result.
// Source: OpenMP 5.2 §5.6
int a[64], b[64], c[64];

int main(void)
{
	int s = 0;
#pragma omp parallel for reduction(inscan, + : s) //@ UNKNOWN(not-conforming)
	for (int i = 0; i < 64; i++) {
		s += a[i];
		b[i] = s; //@ message(scan)
#pragma omp scan inclusive(s)
		c[i] = i;
	}
	return b[5] + s;
}
