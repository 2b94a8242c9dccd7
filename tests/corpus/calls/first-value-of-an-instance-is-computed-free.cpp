// Claim: a function that computes the first value of a variable of an instance and starts nothing changes no verdict.
// Source: semantics.md §5; decision 8; C++17 §6.6.3 p1
#include <thread>
static int g;
static int start() { return 1; }
template <int N>
int number = start();
template int number<4>;
int get() { return number<3>; }
void region(int *q) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}
