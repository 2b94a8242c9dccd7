// Claim: a loop whose body changes the loop's variable is not distributed instead, and no directive is suggested for one. Source: OpenMP 5.2
// §4.4.1.
#include <stdio.h>

static int a[20][20], b[20];

int main(void) {
	int j;
	for (int i = 0; i < 16; i += 2) {
#pragma omp parallel for //@ RACE nofix(a: outer-loop)
		for (int k = 1; k < 20; k++)
			a[i][k] = a[i][k - 1] + 1; //@ race(a)
		i++;
	}
	for (j = 1; j < 6; j += 2) {
		b[j] = 2;
		for (j = 0; j < 4; j++)
			;
	}
	printf("%d %d\n", a[3][4], b[1]);
	return 0;
}
