// Claim: what std::make_unique hands on is what it is given: a constructor that keeps a reference refers to the caller's variable.
// Source: C++17 §23.11.1.4
#include <memory>

struct Counter {
	int &count;
	explicit Counter(int &n) : count(n) {}
	void add() { count++; } //@ race(count)
};

int main()
{
	int count = 0;
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
		auto counter = std::make_unique<Counter>(count);
		counter->add();
	}
	return count < 0;
}
