// Claim: a static member of a template of which nothing is instantiated starts no thread.
// Source: semantics.md §5; decision 8; C++17 §17.7.1 p3
#include <thread>
static int g;
template <int N>
struct Worker {
	static std::thread thread;
};
template <int N>
std::thread Worker<N>::thread{[] { g++; }};
extern template struct Worker<3>;
void region(int *q) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
