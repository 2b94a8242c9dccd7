// Claim: in a single region one thread encounters the simd loop, and the barrier orders its result.
// Source: semantics.md §3, §4, §8
int b[64];

int main(void)
{
	int s = 0, seen = 0;
	b[5] = 1;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp simd reduction(+ : s)
			for (int i = 0; i < 64; i++)
				s += b[i];
		}
#pragma omp atomic write
		seen = 1;
		int mine = s;
		(void) mine;
	}
	return s + seen;
}
