// Claim: as in C, a handler that sets a flag by name is no matter of regions that do not look at it.
// Source: semantics.md §1, §10; C++17 §21.10.4
#include <csignal>

namespace {
volatile std::sig_atomic_t stop = 0;
}

extern "C" void on_signal(int)
{
	stop = 1;
}

int main()
{
	static int a[100];
	std::signal(SIGINT, on_signal);
	for (int step = 0; step < 4 && !stop; step++) {
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 100; i++)
			a[i] += step;
	}
	return a[0] - 6;
}
