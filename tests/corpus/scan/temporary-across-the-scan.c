// Claim: what the first part of an iteration leaves in a variable of its own is not there in the second part.
// Source: OpenMP 5.2 §5.6 (intra-iteration dependences)
int a[64], b[64];

int main(void)
{
	int s = 0, t = 0;
#pragma omp parallel for private(t) reduction(inscan, + : s) //@ UNKNOWN(not-conforming)
	for (int i = 0; i < 64; i++) {
		t = a[i] * 2;
		s += t;
#pragma omp scan inclusive(s)
		b[i] = s + t; //@ message(scan)
	}
	return b[5] + s;
}
