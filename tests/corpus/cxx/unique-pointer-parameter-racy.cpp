// Claim: a unique_ptr that is passed by value ends its block with the call. Source: semantics.md §1; C++17 §8.2.2p4, §23.11.1.2.2
#include <memory>

static void take(std::unique_ptr<int> p) { (void)p; } //@ race(q)

int main() {
	std::unique_ptr<int> p(new int(1));
	int *q = p.get();
#pragma omp parallel num_threads(2) //@ RACE
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2; //@ race(q)
		take(std::move(p));
	}
	return 0;
}
