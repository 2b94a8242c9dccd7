// Claim: each call stores its result where its caller says, in an element of the caller's own array; each task has an element, and copies what its caller placed.
// Source: semantics.md §9. The footprint of a call is what its pointer leads to, and what it reads of the places that it was given.
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
		*solutions = 1;
		return;
	}
	*solutions = 0;
	for (int i = 0; i < n; i++) {
		found[i] = 0;
#pragma omp task shared(found)
		{
			char mine[16];
			memcpy(mine, places, row);
			mine[row] = (char)i;
			if (fits(mine, row))
				place(n, row + 1, mine, &found[i]);
		}
	}
#pragma omp taskwait
	for (int i = 0; i < n; i++)
		*solutions += found[i];
}

int main(int argc, char **argv) {
	char places[16] = { 0 };
	int solutions = 0;
	int n = argc < 16 ? argc : 16;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	place(n, 0, places, &solutions);
	return solutions > 1000;
}
