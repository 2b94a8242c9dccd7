// Claim: A result that a member of a braced list starts with is that member, and its pointer leads to no other part of the whole.
// Source: semantics.md §3; C++17 [dcl.init.aggr] p4, [dcl.init] p17.6.1. Output: depends on the team size.
#include <omp.h>

struct Cell {
	int value;
	Cell *self;

	Cell(int v) : value(v), self(this) {}
	Cell(const Cell &other) : value(other.value), self(this) {}
};

struct Pair {
	Cell first;
	Cell second;
};

static Cell make() {
	return Cell(5);
}

int main() {
	Pair pair{make(), make()};
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		if (omp_get_thread_num() == 0) {
			pair.first.value += 1;
		} else {
			pair.second.self->value += 2;
		}
	}
	return pair.first.value + pair.second.value;
}
