// Claim: an object that is made in place by every thread is written by every thread. Source: semantics.md §9
#include <new>

struct Cell {
	int n;
	Cell(int k) : n(k) {} //@ race(n)
};

int main() {
	alignas(Cell) char room[sizeof(Cell)];
#pragma omp parallel //@ RACE witness T<=2
	new (room) Cell(10);
	return reinterpret_cast<Cell *>(room)->n != 10;
}
