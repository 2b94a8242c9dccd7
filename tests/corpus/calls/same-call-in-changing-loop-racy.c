// Claim: a text that a loop of serial code cuts has another length behind the loop than before. Source: C11 7.24.6.3; semantics.md §2
#include <string.h>

double a[1000];

void cut(char *s) {
	int n = strlen(s);
	for (int k = 0; k < 3; k++)
		s[strlen(s) - 1] = 0;
	int m = strlen(s) - n + 3;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		a[i * m] = i; //@ race(a)
}
