// Claim: the only shared_ptr to a block, passed by value, ends the block with the call. Source: semantics.md §1; C++17 §8.2.2p4
#include <memory>

static void take(std::shared_ptr<int> p) { (void)p; } //@ race(q)

int main() {
	std::shared_ptr<int> p = std::make_shared<int>(1);
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
