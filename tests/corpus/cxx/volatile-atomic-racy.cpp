// Claim: an atomic object of the library that is volatile may hold another number each time. Source: semantics.md §2; C++17 [dcl.type.cv]
#include <atomic>

int shared;

extern volatile std::atomic<int> mode;

struct Device {
	std::atomic<int> state;
};

void inside() {
#pragma omp parallel //@ RACE
	if (mode == 1 && mode == 2)
		shared = 1; //@ race(shared) possible
}

void before() {
	int first = mode.load(), second = mode.load();
#pragma omp parallel //@ RACE
	if (first != second)
		shared = 1; //@ race(shared)
}

void member(volatile Device *device) {
	int first = device->state, second = device->state;
#pragma omp parallel //@ RACE
	if (first != second)
		shared = 1; //@ race(shared)
}
