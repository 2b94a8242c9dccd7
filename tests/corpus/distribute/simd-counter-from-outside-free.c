// Claim: distribute makes the loop variable private, so that simd leaves nothing in the one from outside.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1, §17.2
int a[64];

int main(void)
{
	int i;
#pragma omp teams distribute simd //@ RACE_FREE
	for (i = 0; i < 64; i++)
		a[i] = i;
	return a[5] & 1;
}
