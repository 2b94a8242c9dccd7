// Claim: what calls do that make values for constant references is seen, however deeply they nest. Source: C++17 §11.6.3p5;
// semantics.md §9
#include <cstdio>

struct Sum {
	int v;
};

static int calls = 0;

static Sum next(const Sum &s) {
	calls++; //@ race(calls)
	return Sum{s.v + 1};
}

int main() {
	int y[8];
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		Sum b = next(next(next(next(next(next(next(next(next(next(next(next(next(next(Sum{i}))))))))))))));
		y[i] = b.v;
	}
	std::printf("%d %d\n", y[7], calls);
	return 0;
}
