// Claim: what leads to __builtin_unreachable or __builtin_trap, or what own checks abort for, does not get to the region. Source: C11 §7.22.4;
// semantics.md §2.
#include <stdio.h>
#include <stdlib.h>
#define CHECK(x) \
	do { \
		if (!(x)) { \
			fprintf(stderr, "%s fails\n", #x); \
			abort(); \
		} \
	} while (0)

double a[100];

void first(int k) {
	if (k < 1)
		__builtin_unreachable();
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * k] = i;
}

void second(int k) {
	if (__builtin_expect(k < 1, 0))
		__builtin_trap();
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * k] = i;
}

void third(int k) {
	CHECK(k > 0);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		CHECK(i * k < 100);
		a[i * k] = i;
	}
}
