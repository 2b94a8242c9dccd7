// Claim: What a function yields as a prvalue is the object that it starts, through several returns: the constructor knows its address.
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
	if (n > 2) {
		return Cell(n);
	}
	return Cell(1);
}

static Cell handedOn(int n) {
	return make(n + 1);
}

int main() {
	Cell cell = handedOn(3);
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
		if (omp_get_thread_num() == 0) {
			cell.value += 1; //@ race(cell)
		} else {
			last->value += 2; //@ race(cell)
		}
	}
	return cell.value;
}
