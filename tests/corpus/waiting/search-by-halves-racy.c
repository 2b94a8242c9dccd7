// Claim: A search by halves in a table that others write comes to its end alone: it waits for nobody, and what it reads is a race.
// Source: semantics.md §3.
int rows[101], place[64];

void part(int n, int parts) {
#pragma omp parallel for //@ RACE
	for (int t = 0; t < parts; t++) {
		int low = 0, high = n;
		while (low < high) {
			int middle = (low + high) / 2;
			if (rows[middle] < t * 16) //@ race(rows) possible
				low = middle + 1;
			else
				high = middle;
		}
		place[t] = low;
		rows[t] = low; //@ race(rows) possible
	}
}
