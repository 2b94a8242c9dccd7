// Claim: An unnamed argument that may be copied byte by byte is the parameter, or lives on beside it: a race by its own address is possible.
// Source: semantics.md §3; C++17 [class.temporary] p3. Output: depends on the team size.
#include <omp.h>

struct Cell {
	int value;
	int *self;
	int other = 0;

	Cell(int v) : value(v), self(&value) {}
};

static int both(Cell cell) {
#pragma omp parallel num_threads(2) //@ RACE
	{
		if (omp_get_thread_num() == 0) {
			cell.value += 1; //@ race(cell) possible
		} else {
			*cell.self += 2; //@ race(cell) possible
		}
	}
	return cell.value + cell.other;
}

int main() {
	return both(Cell(3));
}
