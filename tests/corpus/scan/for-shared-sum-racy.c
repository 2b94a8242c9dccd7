// Claim: what is summed up beside the scan is shared.
// Source: semantics.md §8; OpenMP 5.2 §5.6
int a[64], b[64];

int main(void)
{
	int s = 0, t = 0;
#pragma omp parallel for reduction(inscan, + : s) //@ RACE nofix(t: reduction)
	for (int i = 0; i < 64; i++) {
		s += a[i];
#pragma omp scan inclusive(s)
		b[i] = s;
		t += a[i]; //@ race(t)
	}
	return b[5] + t;
}
