// Claim: a row that is filled with a pointer holds the address of the object that handed out this.
// Source: C++17 §28.6.6 (fill_n); semantics.md §1
#include <algorithm>
struct P;
P *table[4];
P *&last = table[2];
struct P {
	int v;
	P() : v(0) { std::fill_n(table, 4, this); }
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
