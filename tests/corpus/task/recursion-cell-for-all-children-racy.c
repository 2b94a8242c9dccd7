// Claim: each call stores its result where its caller says; all tasks of a call have the same element of its array.
// Source: semantics.md §3, §9; OpenMP 5.2 §5.1.1 (the array is shared by the clause alone).
#include <string.h>

static int fits(const char *places, int row) {
	for (int i = 0; i < row; i++)
		if (places[i] == places[row])
			return 0;
	return 1;
}

static void place(int n, int row, const char *places, int *solutions) {
	int found[16];
	if (row == n) {
		*solutions = 1; //@ race(solutions) possible
		return;
	}
	*solutions = 0; //@ race(solutions) possible
	for (int i = 0; i < n; i++) {
		found[i] = 0;
#pragma omp task shared(found)
		{
			char mine[16];
			memcpy(mine, places, row);
			mine[row] = (char)i;
			if (fits(mine, row))
				place(n, row + 1, mine, &found[0]);
		}
	}
#pragma omp taskwait
	for (int i = 0; i < n; i++)
		*solutions += found[i]; //@ race(solutions) possible
}

int main(int argc, char **argv) {
	char places[16] = { 0 };
	int solutions = 0;
	int n = argc < 16 ? argc : 16;
#pragma omp parallel //@ RACE
#pragma omp single
	place(n, 0, places, &solutions);
	return solutions < 0;
}
