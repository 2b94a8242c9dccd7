// Claim: what the members of an object own may be used until the object ends, though nobody wrote a destructor for it.
// Source: semantics.md §1; C++17 §15.4p8, §23.11.1.2.2p2
#include <memory>
#include <vector>

struct Node {
	std::unique_ptr<int> value;
	std::vector<std::unique_ptr<int>> all;
	Node() : value(new int(1)) { all.push_back(std::unique_ptr<int>(new int(2))); }
};

int main() {
	int first = 0, second = 0;
	Node *a = new Node;
	Node *b = new Node;
	int *p = a->value.get();
	int *q = b->all[0].get();
#pragma omp parallel sections num_threads(2) //@ RACE_FREE
	{
#pragma omp section
		second = *q;
#pragma omp section
		{
			first = *p;
			delete a;
		}
	}
	b->all.clear();
	delete b;
	return first + second - 3;
}
