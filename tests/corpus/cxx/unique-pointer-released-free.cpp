// Claim: an owner that has given up its object does not end it. Source: C++17 §23.11.1.2.5; semantics.md §5.
#include <memory>

int main() {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
		std::unique_ptr<int> owner(new int(3));
		int *p = owner.release();
#pragma omp task firstprivate(p)
		*p = 1;
	}
	return 0;
}
