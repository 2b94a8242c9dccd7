// Claim: a pointer to an array behind a reference is shared without a clause. Source: OpenMP 5.2 §5.1.1.
// Output: depends on the team size
int table[4][3][2];

static int sum(int (*&x)[3][2], int rows, long columns) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 120; i++)
		x[i / 60][i % 3][(i / 4) & 1] += i; //@ race(x)
	return x[0][0][0];
}

int main() {
	int (*p)[3][2] = &table[1];
	return sum(p, 2, 3L) != table[1][0][0];
}
