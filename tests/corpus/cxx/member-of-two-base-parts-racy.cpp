// Claim: what two base classes inherit from one class is there twice; the class before the name tells which part is meant. Source: C++17
// §13.1p4, §13.2
#include <cstdio>

struct Counter {
	int count = 0;
	void add() { count++; } //@ race(count)
};
struct Left : Counter {};
struct Right : Counter {};
struct Both : Left, Right {
	void addRight() { Right::count++; } //@ race(count)
};

int main() {
	Both b;
#pragma omp parallel sections //@ RACE witness T<=2
	{
#pragma omp section
		b.addRight();
#pragma omp section
		b.Right::add();
	}
	std::printf("%d %d\n", b.Left::count, b.Right::count);
}
