// Claim: a nest is not collapsed where the inner loop's variable is needed later: each thread would have its own. Source: OpenMP 5.2 §4.4.3,
// §5.1.1.
#include <stdio.h>

static int a[4][4];
static const int rows = 1;

int main(void) {
	int i, j = 7;
#pragma omp parallel for //@ RACE_FREE
	for (i = 0; i < rows; i++)
		for (j = 0; j < 4; j++)
			a[i][j] = i + j;
	printf("%d %d\n", a[0][3], j);
	return 0;
}
