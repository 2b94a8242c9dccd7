// Claim: what a loop found last is tied to how it ended: that the way behind it can be taken at all is not sure. What the trips found before
// does not tell, so that nothing is proved. Source: semantics.md §2 (domains and paths), §10
#include <stdio.h>

static int found;

void comma(void) {
	int c, n = 0;
	while (c = getchar(), c != -1 && n < 10)
		n++;
	if (c == 3 && n == 10) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found) possible
	}
}

void bounded(void) {
	int x = 0, n = 0;
	while (n < 10 && (x = getchar()) != 7)
		n++;
	if (n == 4 && x == 7) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found) possible
	}
}

void added(void) {
	int n = 0;
	while ((getchar() & 3) + n < 5)
		n++;
	if (n == 3) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found) possible
	}
}

void counted(void) {
	int n = 0;
	while (getchar() != 7 && n < 10)
		n++;
	if (n == 4) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}
