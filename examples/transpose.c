/* Transposes a matrix in place. The elements that are swapped are different ones in each iteration, but the
 * temporary through which they go is declared outside of the region, so all threads share it. Declaring it in
 * the loop's body, or "private(t)", repairs it. */
#include <stdio.h>

#define N 300

static double a[N][N];

int main(void) {
	double t;
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++)
			a[i][j] = i * N + j;

#pragma omp parallel for schedule(dynamic)
	for (int i = 0; i < N; i++)
		for (int j = 0; j < i; j++) {
			t = a[i][j];
			a[i][j] = a[j][i];
			a[j][i] = t;
		}

	printf("%f\n", a[1][2]);
	return 0;
}
