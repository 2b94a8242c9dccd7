// Claim: What a static variable of a block holds is the number of the thread that makes it, whichever that is.
// Source: C++17 [stmt.dcl] p4; semantics.md §3
#include <omp.h>

static int x;

static int maker() {
	static int number = omp_get_thread_num();
	return number;
}

int main() {
#pragma omp parallel num_threads(2) //@ RACE
	if (maker() == 1)
		x++; //@ race(x) possible
	return x;
}
