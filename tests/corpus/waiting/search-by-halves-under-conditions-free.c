// Claim: A search by halves in a table that others write only if tables overlap waits for nobody.
// Source: semantics.md §3.
void part(const int *rows, int *place, int n, int parts) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap place rows)
	for (int t = 0; t < parts; t++) {
		int low = 0, high = n;
		while (low < high) {
			int middle = (low + high) / 2;
			if (rows[middle] < t * 16)
				low = middle + 1;
			else
				high = middle;
		}
		place[t] = low;
	}
}
