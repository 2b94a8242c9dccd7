// Claim: an atomic object that is not volatile, and that nobody writes, holds one number. Source: semantics.md §2; C++17 [atomics.types.generic]
#include <atomic>

int shared;

extern std::atomic<int> mode;
volatile int other;

void inside() {
#pragma omp parallel //@ RACE_FREE
	if (mode == 1 && mode == 2)
		shared = 1;
}

void before() {
	int first = mode.load(), second = mode;
#pragma omp parallel //@ RACE_FREE
	if (first != second)
		shared = 1;
}
