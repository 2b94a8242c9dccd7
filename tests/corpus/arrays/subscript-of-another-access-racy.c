// Claim: the race on s does not depend on subscripts: its witness has i = 1, where the access beside it leaves its array. Source: semantics.md §9.
int s;
double g[1], b[100];

void copy(int n, int m) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++) {
		b[i] = 0;
		if (i < m) {
			g[i] = 1;
			s = i; //@ race(s)
		}
	}
}
