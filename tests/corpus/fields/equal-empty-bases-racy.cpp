// Claim: of two parts of one class without data the second has an address of its own, and what holds it begins there.
// Source: semantics.md §2; C++17 §13p4; Itanium C++ ABI §2.4 II
// Output: depends on the team size
#include <omp.h>
struct Empty {};
struct First : Empty {
	int z;
};
struct Second : Empty {};
struct Both : Second, First {
	int y;
};
struct Holder : Empty {
	Empty e;
	char c;
};
Both b;
Holder h;

int main() {
#pragma omp parallel num_threads(2) //@ RACE
	if (omp_get_thread_num() == 0)
		reinterpret_cast<char *>(&b)[4] = 1; //@ race(b)
	else
		b.z = 2; //@ race(b)
#pragma omp parallel num_threads(2) //@ RACE
	if (omp_get_thread_num() == 0)
		reinterpret_cast<char *>(&h)[2] = 1; //@ race(h)
	else
		h.c = 2; //@ race(h)
	return 0;
}
