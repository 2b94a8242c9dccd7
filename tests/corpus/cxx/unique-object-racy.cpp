// Claim: what make_unique makes is one object for all threads that its owner leads to. Source: semantics.md §9
#include <memory>

struct Sum {
	int value;
	Sum(int a, int b) : value(a + b) {}
};

int main() {
	auto sum = std::make_unique<Sum>(1, 2);
#pragma omp parallel //@ RACE witness T<=2
	sum->value += 1; //@ race(memory of line 10)
	return sum->value == 3;
}
