// Claim: Two parameters are two objects, and the addresses that their constructors keep are those of the parameters: each thread has one.
// Source: semantics.md §3; C++17 [dcl.init] p17.6.1. Output: depends on the team size.
#include <omp.h>

struct Cell {
	int value;
	int *self;

	Cell(int v) : value(v), self(&value) {}
	Cell(const Cell &other) : value(other.value), self(&value) {}
};

static int both(Cell left, Cell right) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		if (omp_get_thread_num() == 0) {
			left.value += 1;
			*left.self += 1;
		} else {
			*right.self += 2;
		}
	}
	return left.value + right.value;
}

int main() {
	Cell other(4);
	return both(Cell(3), other);
}
