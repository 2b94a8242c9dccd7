// Claim: A static variable of a block that serial code has made holds the number of the initial thread.
// Source: C++17 [stmt.dcl] p4; semantics.md §3
#include <omp.h>

static int x;

static int maker() {
	static int number = omp_get_thread_num();
	return number;
}

int main() {
	x = maker();
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (maker() == 1)
		x++;
	return x;
}
