// Claim: what a region left in the memory of one trip is not what the memory of the trip before holds. Source: semantics.md §2, §9
int *block_of(int i);
int found;

void mark(int n)
{
	for (int i = 0; i < n; i++) {
		int *block = block_of(i);
		if (i & 1) {
#pragma omp parallel num_threads(1) //@ RACE_FREE
			*block = 1;
		}
#pragma omp parallel //@ RACE
		if (*block == 2)
			found = 1; //@ race(found) possible
	}
}
