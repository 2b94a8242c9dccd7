// Claim: a call of unknown code in a try block may throw, so that neither what the block assigns behind it nor what it returns for is sure.
// Source: semantics.md §1; C++17 [except.throw]. Output: undefined
#include <cstdlib>

void mayThrow(int n);
int s, t;

int work(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 0;
	int m = 7;
	try {
		mayThrow(n);
		m = 1;
		if (n > 2)
			return 1;
	} catch (...) {
		m = 2;
	}
#pragma omp parallel //@ RACE
	{
		if (m == 1)
			s = m; //@ race(s) possible
		if (n > 3)
			t = n; //@ race(t) possible
	}
	return s + t;
}
