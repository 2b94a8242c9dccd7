// Claim: what a base class without virtual functions holds stands behind the one with them.
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
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (omp_get_thread_num() == 0)
		reinterpret_cast<char *>(&b)[16] = 1;
	else
		b.a = 2;
	return 0;
}
