// Claim: What a call through a pointer passes by reference is not copied.
// Source: semantics.md §3; C++17 [expr.call] p7.
static int copies;

struct Cell {
	int value = 1;

	Cell() {}
	Cell(const Cell &other) : value(other.value) {
		copies++;
	}
};

static int use(const Cell &cell) {
	return cell.value;
}

int main() {
	int (*called)(const Cell &) = use;
	Cell cell;
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE_FREE
	sum += called(cell) - 1;
	return copies + sum;
}
