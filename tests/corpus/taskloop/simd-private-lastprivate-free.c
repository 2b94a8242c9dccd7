// Claim: private and lastprivate on taskloop simd make a copy for each lane.
// Source: semantics.md §5, §7, §8; OpenMP 5.2 §17.2
int a[64], b[64];

int main(void)
{
	int t, last = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskloop simd private(t) lastprivate(last)
	for (int i = 0; i < 64; i++) {
		t = a[i] * 2;
		last = t + 1;
		b[i] = t + last;
	}
	return b[9] + last;
}
