// Claim: which of two owners is the last one is not followed where both end in the region, and is not passed over. Source: semantics.md §1; C++17 §23.11.2.2
#include <memory>

int main() {
	std::shared_ptr<int> p(new int(1));
	std::shared_ptr<int> other = p;
	int *q = p.get();
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2;
		p.reset();
		other.reset();
	}
	return 0;
}
