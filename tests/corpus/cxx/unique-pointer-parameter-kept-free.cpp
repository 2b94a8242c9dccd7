// Claim: a parameter that was moved from owns nothing when it ends. Source: semantics.md §1; C++17 §8.2.2p4, §23.11.1.2.2
#include <memory>

static std::unique_ptr<int> kept;

static void take(std::unique_ptr<int> p) { kept = std::move(p); }

int main() {
	std::unique_ptr<int> p(new int(1));
	int *q = p.get();
#pragma omp parallel num_threads(2) //@ RACE_FREE
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2;
		take(std::move(p));
	}
	return 0;
}
