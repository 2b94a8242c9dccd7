// Claim: an owner that is reset or assigned ends the life of its object for all who have a pointer to it. Output: undefined.
// Source: C++17 §23.11.1.2.5; semantics.md §1.
#include <memory>

int main() {
	std::unique_ptr<int> owner(new int(3));
	int *p = owner.get();
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE
	{
#pragma omp single nowait
		owner.reset(); //@ race(p)
		sum += *p; //@ race(p)
	}
	return sum < 0;
}
