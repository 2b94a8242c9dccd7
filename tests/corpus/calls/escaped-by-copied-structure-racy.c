// Claim: a pointer escapes with the structure that holds it, by value, copied as bytes, or as a union.
// Source: semantics.md §9.
#include <string.h>
struct box {
	int *p;
	int k;
};
union word {
	int *p;
	long k;
};
void enlist(struct box *);
void keep(union word);
void tick(void);
int a[1000];

void bytes(void) {
	int n = 1;
	struct box b = {&n, 2}, c;
	memcpy(&c, &b, sizeof b);
	enlist(&c);
	n = 1;
	tick();
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i * n] = i; //@ race(a) possible
}

void whole(void) {
	int n = 1;
	union word w;
	w.p = &n;
	keep(w);
	n = 1;
	tick();
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i * n] = i; //@ race(a) possible
}
