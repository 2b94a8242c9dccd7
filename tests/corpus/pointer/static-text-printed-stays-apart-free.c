// Claim: a text that is printed into memory of others does not tell them where it is. Source: semantics.md §9; C11 §7.21.6.6
#include <stdio.h>

struct list {
	char *x;
};

static char t[100];

void tell(char *out) {
	snprintf(out, 100, "%s", t);
}

void run(struct list *s) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 99; i++)
		t[i] = s->x[i + 1];
}
