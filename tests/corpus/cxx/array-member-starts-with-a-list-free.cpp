// Claim: the elements of a member that is an array have the values that the constructor's list, or the member's declaration, gives them.
// Source: C++17 §11.6.1p4, §15.6.2p7
#include <cstdio>

struct Stencil {
	int start;
	int step[3] = {1, 2, 3};
	int shift[3];
	explicit Stencil(int s) : start(s), shift{8, 16} {}
};

int main() {
	int y[80] = {};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		Stencil s(i);
		y[s.start * s.step[0] + s.shift[0]] = 1;
		y[s.start * s.step[1] + s.shift[1] + s.shift[2]] = 2;
	}
	std::printf("%d %d\n", y[15], y[30]);
	return 0;
}
