// Claim: an owner that takes over another object ends its own. Output: undefined. Source: C++17 §23.11.1.2.3; semantics.md §1.
#include <memory>
#include <utility>

int main() {
	std::unique_ptr<int> owner(new int(3)), other(new int(4));
	int *p = owner.get();
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE
	{
#pragma omp single nowait
		owner = std::move(other); //@ race(p)
		sum += *p; //@ race(p)
	}
	return sum < 0;
}
