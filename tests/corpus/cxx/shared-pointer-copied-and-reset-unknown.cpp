// Claim: nor is it where the original ends in the region before its copy. Source: semantics.md §1; C++17 §23.11.2.2
#include <memory>

int main() {
	std::shared_ptr<int> p(new int(1));
	int *q = p.get();
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
#pragma omp single
	{
		std::shared_ptr<int> other = p;
		p.reset();
#pragma omp task firstprivate(q)
		*q = 2;
	}
	return 0;
}
