// Claim: a local of the outer thread is shared by the threads of its inner team.
// Source: semantics.md §8
int a[64];

int main(void)
{
	a[3] = 1;
#pragma omp parallel //@ RACE
	{
		int s = 0;
#pragma omp parallel for
		for (int i = 0; i < 64; i++)
			s += a[i]; //@ race(s)
		s++;
	}
	return a[3];
}
