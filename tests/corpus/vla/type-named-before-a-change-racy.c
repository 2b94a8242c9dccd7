// Claim: the length of a type is the one from where its name is declared: rows of 4 are filled up to 6.
// Source: C17 §6.7.8p3; semantics.md §3.
static int cells[1000];

int main(void) {
	int m = 4;
	typedef int Row[m];
	m = 8;
	Row *a = (Row *)cells;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		for (int j = 0; j < 6; j++) {
			a[i][j] = 1; //@ race(a)
		}
	}
	return cells[0] - m / 8;
}
