// Claim: what an atomic function reads from a volatile object may differ each time. Source: semantics.md §2; ISO C11 §5.1.2.3, §7.17.7.2
#include <stdatomic.h>

int shared;

volatile int plain;
volatile _Atomic int atomic;

void builtin(void) {
	int first = __atomic_load_n(&plain, __ATOMIC_SEQ_CST), second = __atomic_load_n(&plain, __ATOMIC_SEQ_CST);
#pragma omp parallel //@ RACE
	if (first != second)
		shared = 1; //@ race(shared)
}

void library(volatile _Atomic int *flag) {
	int first = atomic_load(flag), second = atomic_load(&atomic), third = atomic_load(&atomic);
#pragma omp parallel //@ RACE
	if (first == 1 && second != third)
		shared = 1; //@ race(shared)
}
