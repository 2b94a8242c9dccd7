// Claim: The variable of a loop over a range that is a reference copies nothing.
// Source: semantics.md §3; C++17 [stmt.ranged] p1. Output: depends on the team size.
static int copies;

struct Cell {
	int value = 1;

	Cell() {}
	Cell(const Cell &other) : value(other.value) {
		copies++;
	}
};

int main() {
	Cell cells[2];
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE_FREE
	for (const Cell &cell : cells) {
		sum += cell.value;
	}
	return copies + sum;
}
