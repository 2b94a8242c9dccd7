// Claim: a unique_ptr that a call yields and nobody keeps ends its block. Source: semantics.md §1; C++17 §8.2.2p4, §23.11.1.2.2
#include <memory>

static std::unique_ptr<int> pass(std::unique_ptr<int> p) { return p; }

int main() {
	std::unique_ptr<int> p(new int(1));
	int *q = p.get();
#pragma omp parallel num_threads(2) //@ RACE
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2; //@ race(q)
		pass(std::move(p)); //@ race(q)
	}
	return 0;
}
