// Claim: a conversion operator that is virtual is that of the object's class. Source: C++17 §13.3; §15.3.2
#include <cstdio>

struct Reading {
	virtual operator int() { return 0; }
	virtual ~Reading() {}
};

struct Counted : Reading {
	int reads = 0;
	operator int() override { return ++reads; } //@ race(reads)
};

int main() {
	Counted counted;
	Reading &reading = counted;
	int values[8];
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < 8; i++)
		values[i] = reading;
	std::printf("%d\n", values[0] > 0);
}
