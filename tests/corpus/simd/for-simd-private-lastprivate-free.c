// Claim: private and lastprivate on for simd make a copy for each lane.
// Source: semantics.md §7, §8; OpenMP 5.2 §17.2
int a[64], b[64];

int main(void)
{
	int t, last = 0;
#pragma omp parallel for simd private(t) lastprivate(last) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		t = a[i] * 2;
		last = t + 1;
		b[i] = t + last;
	}
	return b[9] + last;
}
