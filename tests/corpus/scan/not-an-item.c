// Claim: a scan directive lists the variables of the inscan reduction, beside which there is no other. Compilers refuse this program.
// Source: OpenMP 5.2 §5.6, §5.5.8
int a[64], b[64];

int main(void)
{
	int s = 0, t = 0;
#pragma omp parallel for reduction(inscan, + : s) reduction(+ : t) //@ UNKNOWN(not-conforming) message(scan)
	for (int i = 0; i < 64; i++) {
		s += a[i];
		t += a[i];
#pragma omp scan inclusive(s, t) //@ message(scan)
		b[i] = s;
	}
	return b[5] + s + t;
}
