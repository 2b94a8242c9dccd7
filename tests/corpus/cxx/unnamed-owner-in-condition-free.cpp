// Claim: an unnamed owner ends with the condition that makes it, before what depends on the condition: here all of it in the critical section.
// Source: semantics.md §1; C++17 §15.2p4
#include <memory>

static int ended = 0;

struct Count {
	void operator()(int *p) const {
		ended++;
		delete p;
	}
};

static std::unique_ptr<int, Count> made(int n) {
	return std::unique_ptr<int, Count>(new int(n));
}

int main() {
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE_FREE
	{
#pragma omp critical
		{
			if (*made(3) > 2)
				sum++;
		}
		sum++;
	}
	return sum == 0;
}
