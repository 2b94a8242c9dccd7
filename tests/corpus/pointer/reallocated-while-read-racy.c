// Claim: realloc ends the life of the old block, for all threads; what was in it is in the new one.
// Source: C11 §7.22.3.5.
#include <stdlib.h>
double s[100];
int a[1000];

void moved(double *b) {
	double *c = NULL;
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		c = realloc(b, 1600); //@ race(b)
#pragma omp section
		s[0] = b[5]; //@ race(b)
	}
	free(c);
}

void kept(void) {
	int *b = malloc(sizeof *b);
	b[0] = 1;
	b = realloc(b, 2 * sizeof *b);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i * b[0]] = i;
	free(b);
}
