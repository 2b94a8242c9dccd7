// Claim: outside of a parallel region the one encountering thread writes the linear loop variable back.
// Source: semantics.md §8; OpenMP 5.2 §5.4.6
int a[64];

int main(void)
{
	int i;
#pragma omp simd //@ RACE_FREE
	for (i = 0; i < 64; i++)
		a[i] = i;
	return i;
}
