// Claim: a last member of one element stands for as many as were allocated: subscripts beyond it are meant. Source: semantics.md §9.
#include <stdio.h>
#include <stdlib.h>
struct list {
	int n;
	int items[1];
};

int main(void) {
	struct list *l = calloc(1, sizeof(struct list) + 100 * sizeof(int));
	l->n = 100;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		l->items[i / 2] = 1; //@ race(l)
	printf("%d\n", l->items[49]);
	free(l);
}
