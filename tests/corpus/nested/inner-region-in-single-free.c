// Claim: single lets one thread fork a team; its barrier orders the team's work before the readers.
// Source: semantics.md §4, §10 (FJ, BAR)
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp parallel for
			for (int i = 0; i < 64; i++)
				a[i] = i;
		}
#pragma omp for
		for (int i = 0; i < 64; i++)
			b[i] = a[63 - i];
	}
	return b[5];
}
