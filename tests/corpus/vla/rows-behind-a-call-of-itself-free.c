// Claim: rows have the length that the parameter had in this call, not in one that it has made: rows of 4 are filled, not rows of 2.
// Source: C17 §6.7.6.2p5; semantics.md §3.
static int cells[1000];

static void fill(int m, int (*a)[m], int deep) {
	if (deep == 0) {
		return;
	}
	fill(m / 2, (int (*)[m / 2])a, 0);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		for (int j = 0; j < 4; j++) {
			a[i][j] = 1;
		}
	}
}

int main(void) {
	fill(4, (int (*)[4])cells, 1);
	return cells[0] - 1;
}
