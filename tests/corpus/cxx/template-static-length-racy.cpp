// Claim: an index that goes one past the columns gets to the next row: how many there are is a static member of the template's instance.
// Source: C++17 §17.7.1, §8.20; semantics.md §9
#include <cstdio>

template <int N> constexpr int doubled = 2 * N;

template <class T, int N> struct Block {
	static constexpr int rows = N, cols = doubled<N>, size = rows * cols;
	T cell[size];
	T &operator()(int i, int j) { return cell[i * cols + j]; }
};

int main() {
	Block<int, 4> b{};
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < 3; i++) {
		for (int j = 0; j <= Block<int, 4>::cols; j++) {
			b(i, j) = 10 * i + j; //@ race(b)
		}
	}
	std::printf("%d %d\n", b(1, 0), b(2, 7));
	return 0;
}
