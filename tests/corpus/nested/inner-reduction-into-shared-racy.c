// Claim: two inner teams combine into the same original, and nothing excludes them.
// Source: semantics.md §8
// Output: depends on the team size
int a[64];

int main(void)
{
	int s = 0;
	a[3] = 1;
#pragma omp parallel //@ RACE
	{
#pragma omp parallel for reduction(+ : s) //@ race(s)
		for (int i = 0; i < 64; i++)
			s += a[i];
	}
	return s;
}
