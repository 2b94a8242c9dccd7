// Claim: code that makes a static variable of a block is executed by the thread, and in the task, that gets there. Source: C++17 [stmt.dcl] p4;
// OpenMP 5.2 §10.5, §18.4.4
#include <omp.h>

static int x, y;

static int chosen() {
	int r = 1;
#pragma omp masked
	r = 2;
	return r;
}

static int once() {
	static int number = chosen();
	return number;
}

static int within() {
	static int number = omp_in_final();
	return number;
}

int main() {
#pragma omp parallel num_threads(2) //@ RACE
	if (once() == 1)
		x = 1; //@ race(x) possible
#pragma omp parallel num_threads(2) //@ RACE
#pragma omp task final(1)
	if (within() == 1)
		y = 1; //@ race(y)
	return 0;
}
