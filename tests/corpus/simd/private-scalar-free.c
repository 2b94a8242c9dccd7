// Claim: private gives each lane a copy.
// Source: semantics.md §7, §8
int a[64], b[64], t;

int main(void)
{
	for (int i = 0; i < 64; i++)
		a[i] = i;
#pragma omp simd private(t) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		t = a[i] * 3;
		b[i] = t + t;
	}
	return b[9];
}
