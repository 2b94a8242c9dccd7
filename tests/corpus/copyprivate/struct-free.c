// Claim: copyprivate copies a structure with all its members.
// Source: semantics.md §8; OpenMP 5.2 §5.7.2
struct setting {
	int low, high;
};

int a[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		struct setting s;
#pragma omp single copyprivate(s)
		{
			s.low = 3;
			s.high = 60;
		}
#pragma omp for
		for (int i = 0; i < 64; i++)
			a[i] = i < s.low || i > s.high;
		s.low = 0;
	}
	return a[1];
}
