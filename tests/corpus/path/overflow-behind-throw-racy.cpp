// Claim: behind a call that may throw nothing is computed in all executions, so what would overflow there says nothing of the inputs.
// Source: C++17 [except.throw], [expr.pre]. Output: undefined
#include <cstdlib>

void mayThrow(int n);
int s;

int work(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 0;
	int m = 0;
	try {
		mayThrow(n);
		m = n * 100000;
	} catch (...) {
		m = 1;
	}
#pragma omp parallel //@ RACE
	{
		if (n > 100000)
			s = m; //@ race(s) possible
	}
	return s;
}
