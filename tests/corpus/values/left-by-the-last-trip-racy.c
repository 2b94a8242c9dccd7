// Claim: what the trip that ends a loop allows is behind it, and what depends on trips before it may be.
// Source: semantics.md §2 (domains and paths), §10
#include <stdio.h>

static int found;

void carried(void) {
	int n = 0, x = 0, y = 0;
	while (n < 10 && (x = getchar()) != 7) {
		n++;
		y = x;
	}
	if (n == 4 && y == 8) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void flagged(void) {
	int at = -1, n;
	for (n = 0; n < 10; n++)
		if (getchar() == 3) {
			at = n;
			break;
		}
	if (at != -1 && at == n) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void unchanging(void) {
	int x = getchar(), n;
	for (n = 0; n < 10; n++)
		if (x == 3)
			break;
	if (n == 10) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void tested_at_end(void) {
	int n = 0;
	do
		n++;
	while (n < 10 && getchar() != -1);
	if (n == 1 || n == 10) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void by_number(void) {
	int n;
	for (n = 0; getchar() != -1; n++)
		if (n == 7 || n == 9)
			break;
	if (n == 7) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void summed(void) {
	int s = 0;
	for (int i = 0; i < 4; i++)
		s += getchar() & 1;
	if (s == 2) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void searched(const int *a, size_t n, int key) {
	size_t i;
	for (i = 0; i < n; i++)
		if (a[i] == key)
			break;
	if (i < n && a[i] == key) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void wrapped(int n) {
	unsigned u = 0;
	int x = 0;
	while (x == 0 && n-- > 0) {
		x = getchar();
		u--;
	}
	if (u == 4294967294u) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void earlier_trips(void) {
	int n = -1;
	for (int i = 0; i < 10; i++) {
		if ((getchar() & 1) != 3 - i)
			break;
		n = i;
	}
	if (n == 3) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found) possible
	}
}

void handed_on_twice(void) {
	int n = 0, x = 0, y = 0, z = 0;
	while (n < 10 && (x = getchar()) != 7) {
		n++;
		z = y;
		y = x;
	}
	if (n == 4 && z == 7) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found) possible
	}
}
