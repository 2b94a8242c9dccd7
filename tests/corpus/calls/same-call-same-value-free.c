// Claim: two calls of a function that depends on its arguments and the text they lead to alone yield one value where nothing was written between
// them. Source: C11 7.24.6.3; semantics.md §2
#include <string.h>

double a[1000];

void copy(const char *s) {
	int n = strlen(s);
	int m = strlen(s) - n + 1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * m] = i;
}

void order(const char *s, const char *t) {
	int n = strcmp(s, t);
	int m = strcmp(s, t) - n + 1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * m] = i;
}
