// Claim: a parameter of a template that is a number has the type that it is declared with: i - 6 is negative where it is signed, and no index
// becomes 0. Source: C++17 §17.2p6, §8p11; semantics.md §2
#include <cstdio>

template <int From> int slot(int i) { return i - From < 100 ? i : 0; }

int main() {
	int d[8] = {};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 6; i++) {
		d[slot<6>(i)] = 1;
	}
	std::printf("%d\n", d[0]);
	return 0;
}
