/* The dot product of two vectors. The threads add to one shared sum: additions get lost. "reduction(+:sum)"
 * on the directive repairs it, as in norm(). */
#include <math.h>
#include <stdio.h>

#define N 1000

static double dot(const double *x, const double *y, int n) {
	double sum = 0;
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		sum += x[i] * y[i];
	return sum;
}

static double norm(const double *x, int n) {
	double sum = 0;
#pragma omp parallel for reduction(+ : sum)
	for (int i = 0; i < n; i++)
		sum += x[i] * x[i];
	return sqrt(sum);
}

int main(void) {
	double x[N], y[N];
	for (int i = 0; i < N; i++) {
		x[i] = i;
		y[i] = 1.0 / (i + 1);
	}
	printf("%f %f\n", dot(x, y, N), norm(x, N));
	return 0;
}
