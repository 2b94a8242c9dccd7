// Claim: A result that a member of a braced list starts with is that member: the pointer of its constructor leads there.
// Source: semantics.md §3; C++17 [dcl.init.aggr] p4, [dcl.init] p17.6.1. Output: depends on the team size.
#include <omp.h>

struct Cell {
	int value;
	Cell *self;

	Cell(int v) : value(v), self(this) {}
	Cell(const Cell &other) : value(other.value), self(this) {}
};

struct Pair {
	int first;
	Cell second;
};

static Cell make() {
	return Cell(5);
}

int main() {
	Pair pair{1, make()};
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
		if (omp_get_thread_num() == 0) {
			pair.second.value += 1; //@ race(pair)
		} else {
			pair.second.self->value += 2; //@ race(pair)
		}
	}
	return pair.second.value;
}
