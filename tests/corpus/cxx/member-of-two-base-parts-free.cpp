// Claim: what two base classes inherit from one class is there twice; the class before the name tells which part is meant. Source: C++17
// §13.1p4, §13.2
#include <cstdio>

struct Counter {
	int count = 0;
	void add() { count++; }
};
struct Left : Counter {};
struct Right : Counter {};
struct Both : Left, Right {};

int main() {
	Both b;
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		{
			b.Left::count++;
			b.Left::add();
		}
#pragma omp section
		b.Right::add();
	}
	std::printf("%d %d\n", b.Left::count, b.Right::count);
}
