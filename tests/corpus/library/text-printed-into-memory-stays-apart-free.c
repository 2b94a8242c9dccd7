// Claim: a text that is printed into memory leaves its own address at home. Source: C11 §7.21.6.6; semantics.md §9
#include <stdio.h>
#include <stdlib.h>

struct list {
	char *x;
};

void run(char *out, struct list *s, int n) {
	char *t = calloc(n, 1);
	sprintf(out, "%s", t);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n - 1; i++)
		t[i] = s->x[i + 1];
}
