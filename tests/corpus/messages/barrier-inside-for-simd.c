// Claim: lanes may meet no barrier. The compiler refuses this program.
// Source: OpenMP 5.2 §10.4 (restrictions of simd), §17.1
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
#pragma omp for simd
		for (int i = 0; i < 64; i++) {
			a[i] = b[i];
#pragma omp barrier //@ message(closely-nested)
		}
	}
	return a[3];
}
