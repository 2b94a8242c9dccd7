// Claim: each encountering thread copies the last lane's value to the shared original.
// Source: semantics.md §8; OpenMP 5.2 §5.4.5
int main(void)
{
	int last = 0;
#pragma omp parallel //@ RACE
	{
		int a[8];
#pragma omp simd lastprivate(last) //@ race(last)
		for (int i = 0; i < 8; i++) {
			last = i;
			a[i] = last;
		}
		(void) a;
	}
	return last;
}
