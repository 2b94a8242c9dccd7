// Claim: a member hides those of the same name in base classes, which are other memory. Source: C++17 §13.2
#include <cstdio>

struct Base {
	int count = 0;
	void add() { count++; }
};
struct Derived : Base {
	int count = 0;
	void addOwn() { count++; }
};

int main() {
	Derived d;
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		d.addOwn();
#pragma omp section
		d.add();
	}
	std::printf("%d %d\n", d.count, d.Base::count);
}
