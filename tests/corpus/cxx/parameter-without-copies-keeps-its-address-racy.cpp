// Claim: An argument that cannot be copied at all is the parameter.
// Source: semantics.md §3; C++17 [class.temporary] p3, [dcl.init] p17.6.1. Output: depends on the team size.
#include <omp.h>

struct Cell {
	int value;
	int *self;
	int other = 0;

	Cell(int v) : value(v), self(&value) {}
	Cell(const Cell &) = delete;
};

static int both(Cell cell) {
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
		if (omp_get_thread_num() == 0) {
			cell.value += 1; //@ race(cell)
		} else {
			*cell.self += 2; //@ race(cell)
		}
	}
	return cell.value + cell.other;
}

int main() {
	return both(Cell(3));
}
