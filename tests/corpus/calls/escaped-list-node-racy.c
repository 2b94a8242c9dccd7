// Claim: what a pointer leads to that was once stored in memory which an unseen function got may be changed by later calls, also when the
// pointer was stored after that call, and when it is not stored there any more.
// Source: semantics.md §9.
#include <stdlib.h>
struct node {
	int value;
	struct node *next;
};
void enlist(struct node *);
void tick(void);
int a[1000];

void run(void) {
	struct node *x = malloc(sizeof *x);
	struct node *y = malloc(sizeof *y);
	enlist(x);
	x->next = y;
	y->value = 1;
	tick();
	x->next = NULL;
	y->value = 1;
	tick();
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i * y->value] = i; //@ race(a) possible
}
