// Claim: after the barrier of the loop the sum of a scan may be read.
// Source: semantics.md §4, §8; OpenMP 5.2 §5.6
int a[64], b[64];

int main(void)
{
	int s = 0, r = 0;
	a[3] = 2;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for reduction(inscan, + : s)
		for (int i = 0; i < 64; i++) {
			s += a[i];
#pragma omp scan inclusive(s)
			b[i] = s;
		}
#pragma omp single
		r = s + b[63];
	}
	return r;
}
