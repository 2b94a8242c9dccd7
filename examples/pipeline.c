// Tasks that hand over their results by dependences, and lanes of a simd loop that meet.
#include <stdio.h>

#define N 64

static double raw[N], clean[N + 1], result[N];

static void stages(void) {
#pragma omp parallel
#pragma omp single
	for (int i = 0; i < N; i++) {
#pragma omp task depend(out : clean[i])
		clean[i] = raw[i] * 0.5;
#pragma omp task depend(in : clean[i])
		result[i] = clean[i] + 1;
	}
}

static void decay(void) {
#pragma omp simd
	for (int i = 0; i < N; i++)
		clean[i + 1] = clean[i] * 0.5;
}

int main(void) {
	double total = 0;
	for (int i = 0; i < N; i++)
		raw[i] = i % 5;
	stages();
	decay();
	for (int i = 0; i < N; i++)
		total += result[i] + clean[i];
	printf("%g\n", total);
	return 0;
}
