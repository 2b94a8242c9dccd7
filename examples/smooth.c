/* Smooths a signal in two steps. "nowait" lets a thread begin the second loop before its neighbours have
 * finished the first, whose results it reads across the border of its own block: a race. In scale() the same
 * "nowait" is right: both loops have the same iterations and the schedule "static", so whoever wrote an
 * element also reads it. */
#include <stdio.h>
#include <stdlib.h>

static void smooth(const double *restrict in, double *restrict half, double *restrict out, int n) {
#pragma omp parallel
	{
#pragma omp for schedule(static) nowait
		for (int i = 0; i < n - 1; i++)
			half[i] = 0.5 * (in[i] + in[i + 1]);
#pragma omp for schedule(static)
		for (int i = 1; i < n - 1; i++)
			out[i] = 0.5 * (half[i - 1] + half[i]);
	}
}

static void scale(double *restrict x, double *restrict y, int n, double factor) {
#pragma omp parallel
	{
#pragma omp for schedule(static) nowait
		for (int i = 0; i < n; i++)
			x[i] *= factor;
#pragma omp for schedule(static)
		for (int i = 0; i < n; i++)
			y[i] += x[i];
	}
}

int main(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 1000;
	double *in = malloc(n * sizeof *in);
	double *half = malloc(n * sizeof *half);
	double *out = malloc(n * sizeof *out);
	for (int i = 0; i < n; i++) {
		in[i] = i % 7;
		out[i] = 0;
	}
	smooth(in, half, out, n);
	scale(in, out, n, 3.0);
	printf("%f\n", out[n / 2]);
	free(out);
	free(half);
	free(in);
	return 0;
}
