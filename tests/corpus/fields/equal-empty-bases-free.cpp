// Claim: before the second of two parts of one class without data stands nothing that the program names.
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
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (omp_get_thread_num() == 0)
		reinterpret_cast<char *>(&b)[0] = 1;
	else
		b.z = 2;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (omp_get_thread_num() == 0)
		reinterpret_cast<char *>(&h)[1] = 1;
	else
		h.c = 2;
	return 0;
}
