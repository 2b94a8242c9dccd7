// Claim: a read before the block of ordered simd is not ordered after the block of the lane before.
// Source: semantics.md §7; OpenMP 5.2 §15.10
int a[65], b[64];

int main(void)
{
	a[0] = 2;
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++) {
		b[i] = a[i]; //@ race(a)
#pragma omp ordered simd
		a[i + 1] = i; //@ race(a)
	}
	return a[5] + b[1];
}
