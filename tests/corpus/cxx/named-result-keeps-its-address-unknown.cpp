// Claim: Whether a variable that a function returns is the object that its result starts is the implementation's choice, so that it is not
// known where an address leads that was kept of it. Source: semantics.md §3; C++17 [class.copy.elision] p1.
#include <omp.h>

struct Cell {
	int value;
	int *self;

	Cell(int v) : value(v), self(&value) {}
	Cell(const Cell &other) : value(other.value), self(other.self) {}
};

static Cell make() {
	Cell cell(3);
	cell.value++;
	return cell;
}

int main() {
	Cell cell = make();
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-pointer)
	{
		if (omp_get_thread_num() == 0) {
			cell.value += 1;
		} else {
			*cell.self += 2;
		}
	}
	return cell.value > 9;
}
