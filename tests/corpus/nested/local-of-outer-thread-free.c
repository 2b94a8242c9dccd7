// Claim: a local of the outer thread is shared by its inner team; with a reduction it is free.
// Source: semantics.md §8
int a[64];

int main(void)
{
	a[3] = 1;
#pragma omp parallel //@ RACE_FREE
	{
		int s = 0;
#pragma omp parallel for reduction(+ : s)
		for (int i = 0; i < 64; i++)
			s += a[i];
		s++;
	}
	return a[3];
}
