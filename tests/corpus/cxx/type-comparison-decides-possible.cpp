// Claim: what a comparison of typeid yields is not followed: the race behind it is possible only.
// Source: C++17 §8.2.8; semantics.md §8.
#include <typeinfo>

struct Base {
	int value = 0;
	virtual ~Base() {
	}
};

struct Derived : Base {
};

int main() {
	Derived d;
	Base &b = d;
	int x = 0;
	if (typeid(b) == typeid(Base)) {
#pragma omp parallel //@ RACE
		x++; //@ race(x) possible
	}
	return x;
}
