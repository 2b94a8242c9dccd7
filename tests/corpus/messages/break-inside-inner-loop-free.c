// Claim: break of a loop inside the associated loop leaves no structured block.
// Source: OpenMP 5.2 §4.4
void first_hits(int n, const int *restrict key, int *restrict a)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		for (int k = 0; k < 8; k++)
			if (key[k] == i) {
				a[i] = k;
				break;
			}
}
