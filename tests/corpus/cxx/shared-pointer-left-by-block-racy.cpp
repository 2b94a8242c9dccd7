// Claim: a copy is the last owner when its original has ended with its block. Source: semantics.md §1; C++17 §23.11.2.2
#include <memory>

int main() {
	int *q;
	std::shared_ptr<int> other;
	{
		std::shared_ptr<int> p(new int(1));
		q = p.get();
		other = p;
	}
#pragma omp parallel sections num_threads(2) //@ RACE
	{
#pragma omp section
		other.reset(); //@ race(p)
#pragma omp section
		*q = 2; //@ race(p)
	}
	return 0;
}
