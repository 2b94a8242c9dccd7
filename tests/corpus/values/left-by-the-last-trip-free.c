// Claim: the trip that ends a loop, and the one before it, tell what the loop leaves: what they exclude is not behind it.
// Source: semantics.md §2 (domains and paths), §10
#include <stdio.h>

static int found;

void carried(void) {
	int n = 0, x = 0, y = 0;
	while (n < 10 && (x = getchar()) != 7) {
		n++;
		y = x;
	}
	if (n == 4 && y == 7) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
}

void flagged(void) {
	int at = -1, n;
	for (n = 0; n < 10; n++)
		if (getchar() == 3) {
			at = n;
			break;
		}
	if (at != -1 && at != n) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
}

void unchanging(void) {
	int x = getchar(), n;
	for (n = 0; n < 10; n++)
		if (x == 3)
			break;
	if (n == 5) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
}

void tested_at_end(void) {
	int n = 0;
	do
		n++;
	while (n < 10 && getchar() != -1);
	if (n == 0 || n == 11) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
}

void by_number(void) {
	int n;
	for (n = 0; getchar() != -1; n++)
		if (n == 7 || n == 9)
			break;
	if (n == 8) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
}

void summed(void) {
	int s = 0;
	for (int i = 0; i < 4; i++)
		s += getchar() & 1;
	if (s == 5) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
}

void searched(const int *a, size_t n, int key) {
	size_t i;
	for (i = 0; i < n; i++)
		if (a[i] == key)
			break;
	if (i < n && a[i] != key) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
}
