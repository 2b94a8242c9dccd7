// Claim: an object that is made with two arguments runs its constructor, be it through a parameter pack.
// Source: C++17 §17.5.3, §23.11.1.4; semantics.md §1.
#include <memory>
int y;

struct Cell {
	Cell(int by, int *p) {
		*p += by; //@ race(p)
	}
};

int main() {
#pragma omp parallel //@ RACE witness T<=2
	{
		auto cell = std::make_unique<Cell>(3, &y);
	}
	return y == 0;
}
