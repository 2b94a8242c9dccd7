// Claim: an explicit instantiation of a class makes its static members, a thread among them.
// Source: semantics.md §5; decision 8; C++17 §17.7.2 p8
#include <thread>
static int g;
template <int N>
struct Worker {
	static std::thread thread;
};
template <int N>
std::thread Worker<N>::thread{[] { g++; }};
template struct Worker<3>;
void region(int *q) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
