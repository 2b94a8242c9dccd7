// Claim: an unnamed unique_ptr that takes over a block ends it with its statement. Source: semantics.md §1; C++17 §8.2.2p4, §23.11.1.2.2
#include <memory>

static void look(const std::unique_ptr<int> &p) { (void)p; }

int main() {
	std::unique_ptr<int> p(new int(1));
	int *q = p.get();
#pragma omp parallel num_threads(2) //@ RACE
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2; //@ race(q)
		look(std::unique_ptr<int>(std::move(p))); //@ race(q)
	}
	return 0;
}
