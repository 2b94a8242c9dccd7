// Claim: the owner that is left ends the block. Source: semantics.md §1; C++17 §23.11.2.2
#include <memory>

int main() {
	std::shared_ptr<int> p(new int(1));
	std::shared_ptr<int> other = p;
	int *q = p.get();
	p.reset();
#pragma omp parallel num_threads(2) //@ RACE
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2; //@ race(q)
		other.reset(); //@ race(q)
	}
	return 0;
}
