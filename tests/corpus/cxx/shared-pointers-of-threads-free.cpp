// Claim: threads may copy a shared_ptr and drop their copies. Source: semantics.md §1; C++17 §23.11.2.2
#include <memory>

int main() {
	std::shared_ptr<int> p(new int(0));
	int s = 0;
#pragma omp parallel num_threads(2) reduction(+ : s) //@ RACE_FREE
	{
		std::shared_ptr<int> own = p;
		s += *own;
	}
	return s;
}
