// Claim: of two grids that each time step exchanges one has no columns of its own: its rows are one in every second step.
// Source: C++17 §23.2.2; semantics.md §2, §9
#include <cstdio>
#include <utility>
#include <vector>

class Grid {
	int cols_;
	std::vector<int> data_;

public:
	Grid(int n, int c) : cols_(c), data_(n * n, 1) {}
	int &operator()(int i, int j) { return data_[i * cols_ + j]; }
};

int main() {
	const int n = 20;
	Grid u(n, n), v(n, 0);
	for (int step = 0; step < 10; ++step) {
#pragma omp parallel for //@ RACE witness T<=2
		for (int i = 0; i < n; ++i)
			for (int j = 0; j < n; ++j)
				u(i, j) += 1; //@ race(memory of line 12)
		std::swap(u, v);
	}
	std::printf("%d %d\n", u(0, 1), v(0, 1));
	return 0;
}
