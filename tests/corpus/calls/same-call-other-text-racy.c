// Claim: what a call of strlen yields is another value when the text was written since an earlier call. Source: C11 7.24.6.3; semantics.md §2
#include <string.h>

double a[1000];

void cut(char *s) {
	int n = strlen(s);
	s[0] = 0;
	int m = strlen(s) - n + 1;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		a[i * m] = i; //@ race(a)
}

void cutByOtherName(char *s, char *t) {
	int n = strlen(s);
	t[0] = 0;
	int m = strlen(s) - n + 1;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		a[i * m] = i; //@ race(a)
}

void other(char *s) {
	int n = strlen(s);
	int m = strlen(s + 1) - n + 1;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		a[i * m] = i; //@ race(a)
}
