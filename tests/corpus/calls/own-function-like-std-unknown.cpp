// Claim: a function max outside of namespaces is the program's own and may do anything; std::max is the library's.
// Source: semantics.md §2; C++17 §28.7.8
#include <algorithm>
int max(int a, int b);
int a[100];

void own() {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = max(i, 3);
}

void ofLibrary() {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = std::max(i, 3);
}
