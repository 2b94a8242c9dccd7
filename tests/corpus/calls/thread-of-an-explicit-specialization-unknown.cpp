// Claim: a variable that is specialized is made, though no code names it.
// Source: semantics.md §5; decision 8; C++17 §17.7.3
#include <thread>
static int g;
template <int N>
struct Worker {
	static std::thread thread;
};
template <>
std::thread Worker<3>::thread{[] { g++; }};
void region(int *q) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
