// Claim: where a virtual base class's part begins depends on the object, it is one for all that inherit it. Source: C++17 §13.1p4
#include <cstdio>

struct Counter {
	int count = 0;
};
struct Left : virtual Counter {
	void add() { count++; }
};
struct Right : virtual Counter {
	void add() { count++; }
};
struct Both : Left, Right {};

int main() {
	Both b;
	Left &left = b;
	Right &right = b;
#pragma omp parallel sections //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp section
		left.add();
#pragma omp section
		right.add();
	}
	std::printf("%d\n", b.count);
}
