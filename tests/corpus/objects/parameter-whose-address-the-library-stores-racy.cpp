// Claim: functions of the library that store values of pointers keep the address of the object that hands out this.
// Source: C++17 §23.2.2 (exchange); semantics.md §1
#include <utility>
struct P;
P *last;
struct P {
	int v;
	P() : v(0) { std::exchange(last, this); }
};

void f(P o)
{
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.v = 1; //@ race(o) possible
#pragma omp section
		last->v = 2; //@ race(o) possible
	}
}
