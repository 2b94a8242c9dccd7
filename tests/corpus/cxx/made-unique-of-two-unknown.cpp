// Claim: an object that is made with two arguments runs its constructor, be it through a parameter pack.
// Source: C++17 §17.5.3, §23.11.1.4.
#include <memory>
int y;

struct Cell {
	Cell(int by, int *p) {
		*p += by;
	}
};

int main() {
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
		auto cell = std::make_unique<Cell>(3, &y);
	}
	return y;
}
