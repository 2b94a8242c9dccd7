// Claim: what atomic functions read from an object that is not volatile, and that nobody writes, is the same number.
// Source: semantics.md §2; ISO C11 §7.17.7.2
#include <stdatomic.h>

int shared;

volatile int other;
int plain;
_Atomic int atomic;

void builtin(void) {
	int first = __atomic_load_n(&plain, __ATOMIC_SEQ_CST), second = plain;
#pragma omp parallel //@ RACE_FREE
	if (first != second)
		shared = 1;
}

void library(void) {
	int first = atomic_load(&atomic), second = atomic;
#pragma omp parallel //@ RACE_FREE
	if (first != second)
		shared = 1;
}
