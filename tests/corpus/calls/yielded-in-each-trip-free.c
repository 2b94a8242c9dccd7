// Claim: what a pointer that each trip gets from unseen code leads to is written by one thread. Source: semantics.md §3, §9
int *block_of(int i);

void mark(int n)
{
	for (int i = 0; i < n; i++) {
		int *block = block_of(i);
		if (i & 1) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
			*block = 1;
		}
	}
}
