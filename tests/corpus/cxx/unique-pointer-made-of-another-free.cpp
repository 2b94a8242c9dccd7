// Claim: make_unique hands its arguments on: what they owned is owned by the new object. Source: semantics.md §1; C++17 §8.2.2p4, §23.11.1.2.2
#include <memory>

struct Holder {
	std::unique_ptr<int> held;
	Holder(std::unique_ptr<int> p) : held(std::move(p)) {}
};

static std::unique_ptr<Holder> holder;

int main() {
	std::unique_ptr<int> p(new int(1));
	int *q = p.get();
#pragma omp parallel num_threads(2) //@ RACE_FREE
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2;
		holder = std::make_unique<Holder>(std::move(p));
	}
	return 0;
}
