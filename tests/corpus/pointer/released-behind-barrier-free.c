// Claim: a block that is freed behind the barrier is read by nobody then; each iteration may free a block of its own, and free of a null
// pointer does nothing.
// Source: C11 §7.22.3.3.
#include <stdlib.h>
double sum[100];

int main(void) {
	double *b = calloc(100, sizeof *b), *none = NULL, *rows[10];
	for (int i = 0; i < 10; i++)
		rows[i] = malloc(80);
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for
		for (int i = 0; i < 100; i++) {
			double *own = malloc(sizeof *own);
			*own = b[i];
			sum[i] = *own;
			free(own);
		}
#pragma omp single nowait
		free(b);
#pragma omp for
		for (int i = 0; i < 10; i++)
			free(rows[i]);
		free(none);
	}
	return (int)sum[99];
}
