// Claim: a task with a copy of its own keeps the block: the original's end is no definite race, though who ends the block is not followed. Source: semantics.md §1; C++17 §23.11.2.2
#include <memory>

int main() {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
#pragma omp single
	{
		std::shared_ptr<int> p = std::make_shared<int>(1);
#pragma omp task firstprivate(p)
		*p = 3;
		p.reset();
	}
	return 0;
}
