// Claim: each encountering thread combines its lanes into the shared original, and nothing excludes them.
// Source: semantics.md §8; OpenMP 5.2 §5.5.8
// Output: depends on the team size
int b[64];

int main(void)
{
	int s = 0;
	b[5] = 1;
#pragma omp parallel //@ RACE
	{
#pragma omp simd reduction(+ : s) //@ race(s)
		for (int i = 0; i < 64; i++)
			s += b[i];
	}
	return s;
}
