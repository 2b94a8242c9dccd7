// Claim: the only shared_ptr to a block is reset while a task may still use the block. Source: semantics.md §1; C++17 §23.11.2.2.4
#include <memory>

int main() {
	std::shared_ptr<int> p(new int(1));
	int *q = p.get();
#pragma omp parallel num_threads(2) //@ RACE
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2; //@ race(q)
		p.reset(); //@ race(q)
	}
	return 0;
}
