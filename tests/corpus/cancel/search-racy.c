// Claim: cancellation is no exclusion: two threads may have found something before either is cancelled.
// Source: semantics.md §6; OpenMP 5.2 §16.1
void search(int n, const int *restrict key, int *restrict found)
{
#pragma omp parallel //@ RACE
	{
#pragma omp for
		for (int i = 0; i < n; i++) {
			if (key[i] == 7) {
				*found = i; //@ race(found)
#pragma omp cancel for
			}
		}
	}
}
