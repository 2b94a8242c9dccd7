// Claim: a linear variable on taskloop simd has its own value in each iteration: with step 1 the neighbours meet.
// Source: semantics.md §5, §7, §8; OpenMP 5.2 §5.4.6, §17.2. What the region itself writes to k (at the end) is not told
// apart from what the tasks read of it before, so that the subscript is not known exactly.
int b[200];

int main(void)
{
	int k = 0;
#pragma omp parallel //@ RACE
#pragma omp single
#pragma omp taskloop simd linear(k : 1)
	for (int i = 0; i < 64; i++) {
		b[k] = i; //@ race(b) possible
		b[k + 1] = -i; //@ race(b) possible
		k += 1;
	}
	return b[9] + k;
}
