// Claim: A search by halves waits for nobody; where it has not looked is not known of its bounds, so a race is possible there.
// Source: semantics.md §3.
int rows[201], place[64];

void part(int parts) {
#pragma omp parallel for num_threads(4) //@ RACE
	for (int t = 0; t < parts; t++) {
		int low = 0, high = 100;
		while (low < high) {
			int middle = (low + high) / 2;
			if (rows[middle] < t * 16) //@ race(rows) possible
				low = middle + 1;
			else
				high = middle;
		}
		place[t] = low;
		rows[101 + t] = low; //@ race(rows) possible
	}
}
