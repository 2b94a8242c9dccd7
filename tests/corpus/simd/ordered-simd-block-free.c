// Claim: the blocks of ordered simd are executed in the order of the iterations.
// Source: semantics.md §7; OpenMP 5.2 §15.10
int a[65], b[64];

int main(void)
{
	a[0] = 2;
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		b[i] = i * i;
#pragma omp ordered simd
		a[i + 1] = a[i] + 1;
	}
	return a[5] + b[1];
}
