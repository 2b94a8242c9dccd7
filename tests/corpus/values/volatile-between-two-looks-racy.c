// Claim: a volatile object, a variable, a member or behind a pointer, may hold another value each time that it is looked at.
// Source: semantics.md §6; C11 §6.7.3p7
#include <omp.h>

struct device {
	volatile int status;
	int plain;
};
extern volatile int mode;
int found;

void variable(void) {
	if (mode == 1 && mode == 2) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void member(struct device *d) {
	if (d->status == 1 && d->status == 2) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void pointee(volatile int *p) {
	if (p[0] == 1 && *p == 2) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void trips(void) {
	int n = 0;
	while (n < 10 && mode)
		n++;
	if (n == 5) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void threads(void) {
#pragma omp parallel num_threads(2) //@ RACE
	if (mode == omp_get_thread_num())
		found++; //@ race(found) possible
}
