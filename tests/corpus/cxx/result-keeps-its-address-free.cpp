// Claim: The address that a constructor keeps leads to the object that the function's result starts, not to that of another call.
// Source: semantics.md §3; C++17 [stmt.return] p2, [dcl.init] p17.6.1. Output: depends on the team size.
#include <omp.h>

struct Cell;
static Cell *last;

struct Cell {
	int value;

	Cell(int v) : value(v) { last = this; }
	Cell(const Cell &other) : value(other.value) { last = this; }
};

static Cell make(int n) {
	return Cell(n);
}

int main() {
	Cell first = make(1);
	Cell second = make(2);
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		if (omp_get_thread_num() == 0) {
			first.value += 1;
		} else {
			last->value += 2;
		}
	}
	return first.value + second.value;
}
