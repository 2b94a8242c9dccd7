// Claim: the end of an object releases what its members own, though nobody wrote a destructor for it. Output: undefined.
// Source: semantics.md §1; C++17 §15.4p8, §23.11.1.2.2p2
#include <memory>

struct Node {
	std::unique_ptr<int> value;
	Node() : value(new int(1)) {}
};

int main() {
	int first = 0;
	Node *a = new Node;
	int *p = a->value.get();
#pragma omp parallel sections num_threads(2) //@ RACE
	{
#pragma omp section
		delete a; //@ race(p)
#pragma omp section
		first = *p; //@ race(p)
	}
	return first > 1;
}
