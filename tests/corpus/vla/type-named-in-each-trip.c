// Claim: a type that is named in a loop has in each trip the length of that trip.
// Source: C17 §6.7.8p3; semantics.md §3.
static int cells[1000];

int main(void) {
	for (int m = 4; m < 8; m++) {
		int k = m;
		typedef int Row[k];
		k = 100;
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 8; i++) {
			Row *a = (Row *)cells;
			for (int j = 0; j < 4; j++) {
				a[i][j] = 1;
			}
		}
#pragma omp parallel for //@ RACE_FREE_IF(in-bounds a)
		for (int i = 0; i < 8; i++) {
			Row *a = (Row *)cells;
			for (int j = 0; j < 5; j++) {
				a[i][j] = 1;
			}
		}
		cells[999] = k;
	}
	return cells[0] - 1;
}
