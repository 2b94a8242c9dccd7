// Claim: the first base class with virtual functions comes first, before those that are named before it.
// Source: semantics.md §2; Itanium C++ ABI §2.4 I, II
// Output: depends on the team size
#include <omp.h>
struct Plain {
	int a;
};
struct Dynamic {
	virtual ~Dynamic() {}
	int z = 0;
};
struct Both : Plain, Dynamic {
	int y = 0;
};
Both b;

int main() {
#pragma omp parallel num_threads(2) //@ RACE
	if (omp_get_thread_num() == 0)
		reinterpret_cast<char *>(&b)[12] = 1; //@ race(b)
	else
		b.a = 2; //@ race(b)
	return 0;
}
