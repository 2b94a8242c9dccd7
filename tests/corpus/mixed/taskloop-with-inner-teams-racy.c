// Claim: the tasks of a taskloop fork teams that add to the same elements.
// Source: semantics.md §3, §5
int s[8];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp single
		{
#pragma omp taskloop
			for (int t = 0; t < 4; t++) {
#pragma omp parallel for
				for (int i = 0; i < 8; i++)
					s[i] += t; //@ race(s)
			}
		}
	}
	return s[3];
}
