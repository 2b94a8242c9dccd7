// Claim: a conversion operator that is virtual is that of the object's class. Source: C++17 §13.3; §15.3.2
#include <cstdio>

struct Reading {
	int reads = 0;
	virtual operator int() { return ++reads; }
	virtual ~Reading() {}
};

struct Constant : Reading {
	operator int() override { return 7; }
};

int main() {
	Constant constant;
	Reading &reading = constant;
	int values[8];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		values[i] = reading;
	std::printf("%d\n", values[0]);
}
