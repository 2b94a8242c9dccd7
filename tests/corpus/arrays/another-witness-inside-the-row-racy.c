// Claim: a race that inputs inside the dimension have, too, is sure: k + 1 is the next row's k for no input, but k and l may be equal.
// Source: semantics.md §9.
#include <stdio.h>
#include <stdlib.h>
int u[20][20];

static void fill(int k, int l) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 19; i++) {
		u[i][k] = 1;	 //@ race(u)
		u[i + 1][l] = 1; //@ race(u)
	}
}

int main(int argc, char **argv) {
	if (argc > 2)
		fill(atoi(argv[1]), atoi(argv[2]));
	printf("%d\n", u[1][1]);
}
