// Claim: lanes may meet no critical construct. The compiler refuses this program.
// Source: OpenMP 5.2 §10.4 (restrictions of simd)
int a[64];

int main(void)
{
	int s = 0;
#pragma omp simd //@ UNKNOWN(not-conforming)
	for (int i = 0; i < 64; i++) {
#pragma omp critical //@ message(closely-nested)
		s += a[i];
	}
	return s;
}
