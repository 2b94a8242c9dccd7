// Claim: a loop with an inscan reduction has no reduction without inscan. (GCC 12 takes the program, Clang refuses it.)
// Source: OpenMP 5.2 §5.5.8 (restrictions)
int a[64], b[64];

int main(void)
{
	int s = 0, t = 0;
	//@ UNKNOWN(not-conforming) message(scan)
#pragma omp parallel for reduction(inscan, + : s) reduction(+ : t)
	for (int i = 0; i < 64; i++) {
		s += a[i];
		t += a[i];
#pragma omp scan inclusive(s)
		b[i] = s;
	}
	return b[5] + s + t;
}
