// Claim: a block stays as long as a second shared_ptr owns it. Source: semantics.md §1; C++17 §23.11.2.2.4
#include <memory>

int main() {
	std::shared_ptr<int> p(new int(1));
	std::shared_ptr<int> other = p;
	int *q = p.get();
#pragma omp parallel num_threads(2) //@ RACE_FREE
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2;
		p.reset();
	}
	return 0;
}
