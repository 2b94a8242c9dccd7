// Claim: the only shared_ptr to a block ends while a task may still use the block. Source: semantics.md §1; C++17 §23.11.2.2.2
#include <memory>

int main() {
#pragma omp parallel num_threads(2) //@ RACE
#pragma omp single
	{
		std::shared_ptr<int> p = std::make_shared<int>(1); //@ race(q)
		int *q = p.get();
#pragma omp task firstprivate(q)
		*q = 2; //@ race(q)
	}
	return 0;
}
