// Claim: An argument that may be copied byte by byte keeps an address in the parameter or in what that copies, and of the same part.
// Source: semantics.md §3; C++17 [class.temporary] p3. Output: depends on the team size.
#include <omp.h>

struct Cell {
	int value;
	int *self;
	int other = 0;

	Cell(int v) : value(v), self(&value) {}
};

static int both(Cell cell) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		if (omp_get_thread_num() == 0) {
			cell.other += 1;
		} else {
			*cell.self += 2;
		}
	}
	return cell.value + cell.other;
}

int main() {
	return both(Cell(3));
}
