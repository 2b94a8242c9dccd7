// Claim: the constructors of a new row of objects, whose length is an expression, leave its elements one row: a column too many is the next
// line's first one. Source: C++17 §8.3.4p12, p17; semantics.md §9
#include <cstddef>
#include <cstdio>

struct Cell {
	int u = 1;
};

int main(int argc, char **) {
	int nx = 10 * argc, ny = 20;
	Cell *c = new Cell[nx * ny + 1];
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < nx; i++) {
		for (int j = 0; j <= ny; j++) {
			c[i * ny + j].u += j; //@ race(c)
		}
	}
	std::printf("%d\n", c[ny].u);
	delete[] c;
	return 0;
}
