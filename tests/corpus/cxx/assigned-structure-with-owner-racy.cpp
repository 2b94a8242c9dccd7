// Claim: the assignment of a structure assigns its members, so that an owner among them releases what it owned. Output: undefined.
// Source: semantics.md §1; C++17 §15.8.2p12, §23.11.1.2.3p2
#include <memory>

struct Part {
	int number;
	int row[3];
	std::unique_ptr<int> value;
};

static Part made(int n) {
	Part result;
	result.number = n;
	result.row[1] = n;
	result.value = std::unique_ptr<int>(new int(n));
	return result;
}

int main() {
	int first = 0;
	Part part = made(1);
	int *p = part.value.get();
#pragma omp parallel sections num_threads(2) //@ RACE
	{
#pragma omp section
		part = made(2); //@ race(p)
#pragma omp section
		first = *p; //@ race(p)
	}
	return first > 1;
}
