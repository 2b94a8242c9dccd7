// Claim: std::fill calls the assignment of the elements, which may keep the address of the value.
// Source: semantics.md §5; decision 8; C++17 §11.6 p17.6.1
#include <algorithm>
struct Keeper {
	const int *p;
	Keeper &operator=(const int &x) {
		p = &x;
		return *this;
	}
};
Keeper keepers[3];
const int *&kept = keepers[1].p;
struct P {
	int a[3];
	P() : a{} { std::fill(keepers, keepers + 3, a[0]); }
};
int read;
void f(P o) {
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.a[1] = 1; //@ race(o) possible
#pragma omp section
		read = kept[1]; //@ race(o) possible
	}
}
