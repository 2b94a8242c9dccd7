// Claim: an enumerator has its enumeration's underlying type: i - limit wraps where it is unsigned, so that all indices become 0.
// Source: C++17 §10.2p5, §7.6p4; semantics.md §2
#include <cstdio>

enum : unsigned { limit = 6 };

static int slot(int i) { return i - limit < 100 ? i : 0; }

int main() {
	int d[8] = {};
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < 6; i++) {
		d[slot(i)] = 1; //@ race(d)
	}
	std::printf("%d\n", d[0]);
	return 0;
}
