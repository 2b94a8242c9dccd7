// Claim: A result that may be copied byte by byte need not be what it starts: a race by the address that its constructor keeps is possible.
// Source: semantics.md §3; C++17 [class.temporary] p3. Output: undefined
#include <omp.h>

struct Cell {
	int value;
	int *self;

	Cell(int v) : value(v), self(&value) {}
};

static Cell make(int n) {
	return Cell(n);
}

int main() {
	Cell cell = make(3);
#pragma omp parallel num_threads(2) //@ RACE
	{
		if (omp_get_thread_num() == 0) {
			cell.value += 1; //@ race(cell) possible
		} else {
			*cell.self += 2; //@ race(cell) possible
		}
	}
	return cell.value;
}
