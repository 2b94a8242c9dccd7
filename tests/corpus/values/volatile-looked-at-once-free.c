// Claim: what is not volatile, and what was read once, stays as it is; so does a volatile variable of a function that nothing else reaches.
// Source: semantics.md §6; C11 §6.7.3p7, §5.1.2.3
#include <omp.h>

struct device {
	volatile int status;
	int plain;
};
extern volatile int mode;
int found;

void once(void) {
	int m = mode;
	if (m == 1 && m == 2) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
}

void plain(struct device *d) {
	if (d->plain == 1 && d->plain == 2) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
}

void own(void) {
	volatile int n = 1;
	int row[10] = { 0 };
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		row[i * n] = i;
	found += row[0];
}

void threads(void) {
	int m = mode;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (m == omp_get_thread_num())
		found++;
}

extern volatile unsigned ticks;

void unsignedNumber(void) {
	long now = ticks;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (now < 0)
		found++;
}
