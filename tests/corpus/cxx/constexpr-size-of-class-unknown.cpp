// Claim: what a constexpr function makes of the size of a class is not taken without the class's alignment: the lengths are not known (both
// are 8: there is no race). Source: C++17 §8.3.3, §10.6.2; semantics.md §1
#include <cstdio>

struct alignas(16) Quad {
	int x;
};

constexpr int half() { return sizeof(Quad) / 2; }

struct Rows {
	int d[half()];
	int e[8];
};

int main() {
	Rows r{};
#pragma omp parallel for //@ UNKNOWN(unmodelled-expression)
	for (int i = 0; i < 8; i++) {
		r.d[i] = i;
		r.e[i] = i;
	}
	std::printf("%d %d\n", r.d[7], r.e[7]);
	return 0;
}
