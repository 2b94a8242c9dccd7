// Claim: sections of several dimensions may start at a reference to a pointer to an array. Source: OpenMP 5.2 §3.2.5, §5.5.8.
int table[4][3][2];

static int sum(int (*&x)[3][2], int rows, long columns) {
#pragma omp parallel for reduction(+ : x[0 : rows][ : columns][0 : 2]) //@ RACE_FREE
	for (int i = 0; i < 120; i++)
		x[i / 60][i % 3][(i / 4) & 1] += i;
	return x[0][0][0];
}

int main() {
	int (*p)[3][2] = &table[1];
	return sum(p, 2, 3L) != table[1][0][0];
}
