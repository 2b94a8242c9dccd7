// Claim: members that a braced list leaves out start with what their declarations say: two iterations get one index where that is what they
// say. Source: C++17 §11.6.1p8
#include <cstdio>

struct Step {
	int first;
	int sign = -1;
	int half = first / 2;
	int none = sign + 1;
};

int main() {
	int y[8] = {};
	int z[8] = {};
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		Step s{i};
		y[s.half] += s.sign; //@ race(y)
		z[s.first * s.none] += 1; //@ race(z)
	}
	std::printf("%d %d\n", y[3], z[0]);
	return 0;
}
