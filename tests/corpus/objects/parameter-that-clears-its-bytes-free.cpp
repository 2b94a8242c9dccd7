// Claim: memset follows the pointer that it is given, and keeps none.
// Source: C17 §7.24.6.1; semantics.md §1
#include <cstring>
struct P {
	int v, w;
	P() { std::memset(this, 0, sizeof *this); }
};

void f(P o)
{
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		o.v = 1;
#pragma omp section
		o.w = 2;
	}
}
