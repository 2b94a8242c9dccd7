// Claim: members that a braced list leaves out start with what their declarations say: expressions, other members, calls, lists, references.
// Source: C++17 §11.6.1p8
#include <cstdio>

static int base = 40;

static int thrice(int x) { return 3 * x; }

struct Step {
	int first;
	int sign = -1;
	int next = first + 1;
	int size = sizeof(int);
	int table[3] = {1, 2};
	int &from = base;
	Step *self = this;
	int far = thrice(get()) + sign;
	int get() const { return self->first; }
};

int main() {
	int y[80] = {};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		Step s{i};
		y[s.next] = s.far;
		y[s.from + s.size * s.first * s.table[1] / 8 - s.table[2]] = s.sign;
	}
	std::printf("%d %d\n", y[8], y[47]);
	return 0;
}
