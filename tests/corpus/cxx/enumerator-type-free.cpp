// Claim: an enumerator has its enumeration's underlying type: i - limit is negative where it is signed, and no index becomes 0.
// Source: C++17 §10.2p5, §7.6p4; semantics.md §2
#include <cstdio>

enum : short { limit = 6 };

static int slot(int i) { return i - limit < 100 ? i : 0; }

int main() {
	int d[8] = {};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 6; i++) {
		d[slot(i)] = 1;
	}
	std::printf("%d\n", d[0]);
	return 0;
}
