// Claim: what classes of the library hold is made by its own constructors, which may keep where it is.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
#include <utility>
struct P {
	int v;
	int *p;
	P() : v(0), p(&v) {}
};
void f(std::pair<P, int> o) {
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.first.v = 1; //@ race(o) possible
#pragma omp section
		*o.first.p = 2; //@ race(o) possible
	}
}
