// Claim: the end of an object releases what its members own, though nobody wrote a destructor for it; so does a cleared vector. Output: undefined.
// Source: semantics.md §1; C++17 §15.4p8, §23.11.1.2.2p2
#include <memory>
#include <vector>

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
	std::vector<std::unique_ptr<int>> all;
	all.push_back(std::unique_ptr<int>(new int(2)));
	int *q = all[0].get();
#pragma omp parallel sections num_threads(2) //@ RACE
	{
#pragma omp section
		all.clear(); //@ race(p)
#pragma omp section
		first += *q; //@ race(p)
	}
	return first > 3;
}
