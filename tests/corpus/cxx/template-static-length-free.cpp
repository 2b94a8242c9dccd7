// Claim: lengths that static members, variable templates and constexpr functions of templates give are those of the instance: elements of
// two member arrays lie apart. Source: C++17 §17.7.1, §8.20; semantics.md §9
#include <cstddef>
#include <cstdio>

template <class T> constexpr int line() { return 64 / sizeof(T); }

template <int N> constexpr int doubled = 2 * N;

template <class T, int N> struct Block {
	static constexpr int rows = N, cols = doubled<N>, size = rows * cols;
	T cell[size];
	T pad[line<T>()];
	T &operator()(int i, int j) { return cell[i * cols + j]; }
};

int main() {
	Block<double, 4> b{};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < Block<double, 4>::rows; i++) {
		for (int j = 0; j < Block<double, 4>::cols; j++) {
			b(i, j) = 10 * i + j;
		}
		b.pad[i] = i;
		b.pad[i + 4] = -i;
	}
	std::printf("%g %g\n", b(3, 7), b.pad[7]);
	return 0;
}
