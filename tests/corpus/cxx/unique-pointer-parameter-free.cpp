// Claim: a unique_ptr that is passed by value ends its block behind the task that uses it. Source: semantics.md §1; C++17 §8.2.2p4, §23.11.1.2.2
#include <memory>

static void take(std::unique_ptr<int> p) { (void)p; }

int main() {
	std::unique_ptr<int> p(new int(1));
	int *q = p.get();
#pragma omp parallel num_threads(2) //@ RACE_FREE
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2;
#pragma omp taskwait
		take(std::move(p));
	}
	return 0;
}
