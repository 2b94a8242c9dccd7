// Claim: the comparison that qsort calls reads what other threads write here. Source: C11 §7.22.5.2; semantics.md §9
#include <stdlib.h>

int order[64][100];
double key[100];

static int by_key(const void *a, const void *b) {
	double x = key[*(const int *) a], y = key[*(const int *) b]; //@ race(key) possible
	return (x > y) - (x < y);
}

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
		qsort(order[i], 100, sizeof(int), by_key);
		key[i] = i; //@ race(key) possible
	}
	return order[0][0];
}
