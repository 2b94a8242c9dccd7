// Claim: a loop with an inscan reduction needs a scan directive. The compiler refuses this program.
// Source: OpenMP 5.2 §5.6
int a[64], b[64];

int main(void)
{
	int s = 0;
#pragma omp parallel for reduction(inscan, + : s) //@ UNKNOWN(not-conforming) message(scan)
	for (int i = 0; i < 64; i++) {
		s += a[i];
		b[i] = i;
	}
	return b[5] + s;
}
