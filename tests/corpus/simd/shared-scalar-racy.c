// Claim: a shared scalar is one object for all lanes.
// Source: semantics.md §7, §8
int a[64], b[64], t;

int main(void)
{
	for (int i = 0; i < 64; i++)
		a[i] = i;
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++) {
		t = a[i] * 3; //@ race(t)
		b[i] = t + t; //@ race(t)
	}
	return b[9];
}
