// Claim: without a linear clause a counter is shared by the lanes.
// Source: semantics.md §7, §8
int b[64];

int main(void)
{
	int k = 0;
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++) {
		b[i] = i;
		k += 2; //@ race(k)
	}
	return k;
}
