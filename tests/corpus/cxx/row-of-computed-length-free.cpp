// Claim: the constructors of a new row of objects run for as many elements as its length, an expression, says; it is evaluated once, before
// them. Source: C++17 §8.3.4p12, p17; semantics.md §9
#include <cstddef>
#include <cstdio>

struct Cell {
	double u = 1, v = 2;
};

struct Grid {
	std::size_t nx, ny;
	Cell *cells;
	Grid(std::size_t a, std::size_t b) : nx(a), ny(b), cells(new Cell[nx * ny]) {}
	~Grid() { delete[] cells; }
	Cell &operator()(std::size_t i, std::size_t j) { return cells[i * ny + j]; }
};

int main(int argc, char **) {
	Grid g(10 * argc, 20);
	int n = 3 * argc;
	Cell *more = new Cell[2 * n++]();
#pragma omp parallel for //@ RACE_FREE
	for (std::size_t i = 0; i < g.nx; i++) {
		for (std::size_t j = 0; j < g.ny; j++) {
			g(i, j).u += g(i, j).v;
		}
		if (i + 1 < (std::size_t)n) {
			more[i].u += more[i + n - 1].v;
		}
	}
	std::printf("%g %g %d\n", g(9, 19).u, more[0].u, n);
	delete[] more;
	return 0;
}
