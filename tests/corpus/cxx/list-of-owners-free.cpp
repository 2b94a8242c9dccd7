// Claim: a class may own objects of itself; threads may read what it owns. Source: semantics.md §1
#include <memory>

struct Node {
	int v;
	std::unique_ptr<Node> next;
};

int main() {
	std::unique_ptr<Node> first(new Node());
	int s = 0;
#pragma omp parallel for reduction(+ : s) //@ RACE_FREE
	for (int i = 0; i < 4; i++)
		s += first->v;
	return s;
}
