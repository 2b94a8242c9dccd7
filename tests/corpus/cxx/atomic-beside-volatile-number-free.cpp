// Claim: a volatile number of a named type makes no atomic object volatile. Source: semantics.md §2; C++17 [dcl.type.cv]
#include <atomic>
#include <csignal>
#include <cstdint>

int shared;
volatile std::sig_atomic_t flag;
volatile std::uint32_t *device;

template <class T> T keep(T value) {
	static volatile T sink;
	sink = value;
	return sink;
}

void f() {
	std::atomic<int> counter(0);
	int first = counter.fetch_add(1);
	keep(first);
#pragma omp parallel //@ RACE_FREE
	if (first != 0)
		shared = 1;
}
