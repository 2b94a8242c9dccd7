// Claim: a simd reduction into a variable of the thread is free; the threads then add theirs atomically.
// Source: semantics.md §8; OpenMP 5.2 §5.5.8
// Output: depends on the team size
int b[64];

int main(void)
{
	int total = 0;
	b[5] = 1;
#pragma omp parallel //@ RACE_FREE
	{
		int s = 0;
#pragma omp simd reduction(+ : s)
		for (int i = 0; i < 64; i++)
			s += b[i];
#pragma omp atomic
		total += s;
	}
	return total;
}
