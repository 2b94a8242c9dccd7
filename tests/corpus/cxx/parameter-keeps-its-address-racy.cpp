// Claim: A parameter that a prvalue starts is made in its own place: the address that its constructor keeps is that of the parameter.
// Source: semantics.md §3; C++17 [dcl.init] p17.6.1. Output: depends on the team size.
#include <omp.h>

struct Cell {
	int value;
	int *self;

	Cell(int v) : value(v), self(&value) {}
	Cell(const Cell &other) : value(other.value), self(&value) {}
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
	return cell.value;
}

int main() {
	return both(Cell(3));
}
