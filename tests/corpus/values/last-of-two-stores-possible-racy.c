// Claim: of two stores the last one counts, which is not followed: the race behind the other's value is not certain.
// Source: semantics.md §2 (an execution has to lead there).
int b[64];

int main(void)
{
	int x = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
			x = 1;
			x = 2;
		}
	}
	if (x == 1) {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 40; i++)
			b[0] = i; //@ race(b) possible
	}
	return b[0];
}
