// Claim: What a call through a pointer passes by value is copied by the copy constructor, in the thread that calls.
// Source: semantics.md §3; C++17 [expr.call] p7. Output: depends on the team size.
static int copies;

struct Cell {
	int value = 1;

	Cell() {}
	Cell(const Cell &other) : value(other.value) {
		copies++; //@ race(copies)
	}
};

static void use(Cell cell) {
	cell.value++;
}

int main() {
	void (*called)(Cell) = use;
	Cell cell;
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	called(cell);
	return copies;
}
