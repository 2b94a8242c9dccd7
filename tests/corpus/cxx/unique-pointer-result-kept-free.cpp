// Claim: a unique_ptr that a call yields and somebody keeps does not end its block. Source: semantics.md §1; C++17 §8.2.2p4, §23.11.1.2.2
#include <memory>

static std::unique_ptr<int> pass(std::unique_ptr<int> p) { return p; }

int main() {
	std::unique_ptr<int> p(new int(1));
	int *q = p.get();
#pragma omp parallel num_threads(2) //@ RACE_FREE
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2;
		p = pass(std::move(p));
	}
	return 0;
}
