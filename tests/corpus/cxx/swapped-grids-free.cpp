// Claim: two grids of one size that each time step exchanges keep their sizes, and their rows are memory of their own.
// Source: C++17 §23.2.2; semantics.md §2, §9
#include <cstddef>
#include <cstdio>
#include <utility>
#include <vector>

template <class T> class Grid {
	std::size_t rows_, cols_;
	std::vector<T> data_;

public:
	Grid(std::size_t r, std::size_t c) : rows_(r), cols_(c), data_(r * c, T(1)) {}
	T &operator()(std::size_t i, std::size_t j) { return data_[i * cols_ + j]; }
};

int main(int argc, char **) {
	const std::size_t n = argc > 1 ? 40 : 20;
	Grid<double> u(n, n), v(n, n);
	for (int step = 0; step < 10; ++step) {
#pragma omp parallel for //@ RACE_FREE
		for (std::size_t i = 1; i < n - 1; ++i)
			for (std::size_t j = 1; j < n - 1; ++j)
				v(i, j) = 0.25 * (u(i - 1, j) + u(i + 1, j) + u(i, j - 1) + u(i, j + 1));
		std::swap(u, v);
	}
	std::printf("%g\n", u(1, 1));
	return 0;
}
