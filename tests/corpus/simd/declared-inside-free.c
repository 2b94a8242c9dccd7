// Claim: a variable that is declared in the loop's body is one for each lane.
// Source: semantics.md §8
int a[64], b[64];

int main(void)
{
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		int t = a[i] * 3;
		t += i;
		b[i] = t;
	}
	return b[9];
}
