// Claim: a value that a constant reference is bound to is evaluated once, however deeply such calls nest. Source: C++17 §11.6.3p5, §8p11;
// semantics.md §9
#include <cstdio>

struct Sum {
	int v;
	Sum operator+(const Sum &o) const { return Sum{v + o.v}; }
};

static Sum next(const Sum &s) { return Sum{s.v + 1}; }

int main() {
	int y[8];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		Sum a{1};
		Sum b = next(next(next(next(next(next(next(next(next(next(next(next(next(next(Sum{i - 14}))))))))))))));
		Sum c = ((((((((((((b + a) + a) + a) + a) + a) + a) + a) + a) + a) + a) + a) + Sum{-11});
		y[c.v] = c.v;
	}
	std::printf("%d\n", y[7]);
	return 0;
}
