// Claim: the only shared_ptr to a block ends behind the task that uses it. Source: semantics.md §5; C++17 §23.11.2.2.2
#include <memory>

int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
#pragma omp single
	{
		std::shared_ptr<int> p = std::make_shared<int>(1);
		int *q = p.get();
#pragma omp task firstprivate(q)
		*q = 2;
#pragma omp taskwait
	}
	return 0;
}
