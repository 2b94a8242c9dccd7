// Claim: templates and functions of the library that are instantiated for numbers keep no address.
// Source: semantics.md §5; decision 8; C++17 §11.6 p17.6.1
#include <algorithm>
#include <utility>
const int *kept;
int table[3];
template <class I, class T>
void put(I to, const T &value) {
	*to = value;
}
struct P {
	int a[3];
	P() : a{} {
		put(table, a[0]);
		std::fill(table, table + 3, a[0]);
		std::swap(a[0], table[1]);
		a[2] = std::max(a[0], a[1]);
	}
};
int read;
void f(P o) {
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		o.a[1] = 1;
#pragma omp section
		read = kept[1];
	}
}
