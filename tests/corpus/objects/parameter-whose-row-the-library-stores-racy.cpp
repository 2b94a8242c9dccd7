// Claim: std::exchange stores the address of the first element of an array that is the value.
// Source: semantics.md §5; decision 8; C++17 §11.6 p17.6.1
#include <utility>
const int *kept;
struct P {
	int a[3];
	P() : a{} { std::exchange(kept, a); }
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
