// Claim: a member that a derived class hides is found by its class's name. Source: C++17 §6.4.3.1; §13.2
#include <cstdio>

struct Base {
	int count = 0;
	void add() { count++; } //@ race(count)
};
struct Derived : Base {
	int count = 0;
	void addBoth() {
		count++;
		Base::count++; //@ race(count)
	}
};

int main() {
	Derived d;
#pragma omp parallel sections //@ RACE witness T<=2
	{
#pragma omp section
		d.addBoth();
#pragma omp section
		d.add();
	}
	std::printf("%d %d\n", d.count, d.Base::count);
}
