// Claim: rows have the length that the parameter had in this call, not in one that it has made: rows of 4 are filled up to 6.
// Source: C17 §6.7.6.2p5; semantics.md §3.
static int cells[1000];

static void fill(int m, int (*a)[m], int deep) {
	if (deep == 0) {
		return;
	}
	fill(2 * m, (int (*)[2 * m])a, 0);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		for (int j = 0; j < 6; j++) {
			a[i][j] = 1; //@ race(a)
		}
	}
}

int main(void) {
	fill(4, (int (*)[4])cells, 1);
	return cells[0] - 1;
}
