// Claim: a parameter of a template that is a number has the type that it is declared with: i - 6 wraps where it is unsigned, so that
// all indices are 0. Source: C++17 §17.2p6, §8p11; semantics.md §2
#include <cstddef>
#include <cstdio>

template <std::size_t From> int slot(int i) { return i - From < 100 ? i : 0; }

int main() {
	int d[8] = {};
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < 6; i++) {
		d[slot<6>(i)] = 1; //@ race(d)
	}
	std::printf("%d\n", d[0]);
	return 0;
}
