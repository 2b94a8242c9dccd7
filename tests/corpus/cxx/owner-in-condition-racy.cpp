// Claim: an owner that a condition declares ends with its statement, be the condition true or false; its deleter runs.
// Source: semantics.md §1; C++17 §9.4.1, §9.5.1p2, §23.11.1.2.2p2
#include <memory>

static int ended = 0;

struct Count {
	void operator()(int *p) const {
		ended++; //@ race(ended)
		delete p;
	}
};

typedef std::unique_ptr<int, Count> Owner;

int main() {
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE
	{
		if (Owner p{new int(3)})
			sum += *p;
		if (Owner p(new int(4)); *p > 5)
			sum += *p;
	}
	return sum == 0 || ended == 0;
}
