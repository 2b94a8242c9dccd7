// Claim: the owner that is left ends the block, here behind the task that uses it. Source: semantics.md §1; C++17 §23.11.2.2
#include <memory>

int main() {
	std::shared_ptr<int> p(new int(1));
	std::shared_ptr<int> other = p;
	int *q = p.get();
	p.reset();
#pragma omp parallel num_threads(2) //@ RACE_FREE
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2;
#pragma omp taskwait
		other.reset();
	}
	return 0;
}
