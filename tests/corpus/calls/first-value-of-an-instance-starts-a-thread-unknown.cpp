// Claim: a function that computes the first value of a variable of an instance may leave a thread running.
// Source: semantics.md §5; decision 8; C++17 §6.6.3 p1
#include <thread>
static int g;
static int start() {
	std::thread([] { g++; }).detach();
	return 1;
}
template <int N>
int number = start();
int get() { return number<3>; }
void region(int *q) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
