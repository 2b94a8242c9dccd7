// Claim: Code that makes a static variable of a block in a region is in its team. Source: C++17 [stmt.dcl] p4; OpenMP 5.2 §18.2.2
#include <omp.h>

static int x;

static int threads() {
	static int number = omp_get_num_threads();
	return number;
}

int main() {
#pragma omp parallel num_threads(2) //@ RACE
	if (threads() > 1)
		x = 1; //@ race(x)
	return 0;
}
