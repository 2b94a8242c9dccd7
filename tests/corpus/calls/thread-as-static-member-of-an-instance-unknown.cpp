// Claim: a thread that is a static member of an instance which a function names runs beside the region of another one.
// Source: semantics.md §5; decision 8; C++17 §17.7.1 p3
#include <thread>
static int g;
template <int N>
struct Worker {
	static std::thread thread;
};
template <int N>
std::thread Worker<N>::thread{[] { g++; }};
void stop() { Worker<3>::thread.join(); }
void region(int *q) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
